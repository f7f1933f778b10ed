import type { Insertable } from 'kysely';
import type { Executor, NotifyTables } from './tables.ts';

/** Notes that somebody of the staff opened a ticket, once for each id. */
export async function insertLook(
  trx: Executor,
  look: Insertable<NotifyTables['ticket_look']>,
): Promise<void> {
  await trx
    .insertInto('ticket_look')
    .values(look)
    .onConflict((oc) => oc.column('id').doNothing())
    .execute();
}

/** Looks at the tickets of an account, the newest first. */
export const looksOfAccount = (db: Executor, userId: string) =>
  db
    .selectFrom('ticket_look as l')
    .innerJoin('ticket as t', 't.id', 'l.ticket_id')
    .select(['t.number', 'l.role', 'l.at'])
    .where('t.user_id', '=', userId)
    .orderBy('l.at', 'desc')
    .execute();
