import { type RawBuilder, sql } from 'kysely';
import type { Executor, NewTicket, TicketRow } from './tables.ts';

/** Stores a ticket; undefined if its client has sent it before. */
export const insertTicket = (
  db: Executor,
  ticket: NewTicket,
): Promise<Pick<TicketRow, 'number'> | undefined> =>
  db
    .insertInto('ticket')
    .values(ticket)
    .onConflict((conflict) => conflict.columns(['user_id', 'ticket_key']).doNothing())
    .returning('number')
    .executeTakeFirst();

/** The ticket that a client has sent with a key. */
export const ticketByKey = (
  db: Executor,
  userId: string,
  key: string,
): Promise<Pick<TicketRow, 'number'> | undefined> =>
  db
    .selectFrom('ticket')
    .select('number')
    .where('user_id', '=', userId)
    .where('ticket_key', '=', key)
    .executeTakeFirst();

export const ticketById = (db: Executor, id: string): Promise<TicketRow | undefined> =>
  db.selectFrom('ticket').selectAll().where('id', '=', id).executeTakeFirst();

/** The tickets of an account, oldest first. */
export const ticketsOf = (db: Executor, userId: string): Promise<TicketRow[]> =>
  db.selectFrom('ticket').selectAll().where('user_id', '=', userId).orderBy('number').execute();

export async function deleteTicketsOf(db: Executor, userId: string): Promise<void> {
  await db.deleteFrom('ticket').where('user_id', '=', userId).execute();
}

/** What is deleted of tickets by time: all before a moment but those of some accounts. */
interface Age {
  before: Date;
  /** Accounts whose data are set aside. */
  aside: readonly string[];
}

const isOf = (account: RawBuilder<unknown>, userIds: readonly string[]): RawBuilder<boolean> =>
  sql<boolean>`coalesce(${account} = any (${[...userIds]}::uuid[]), false)`;
const OWNER = sql.ref('ticket.user_id');

/** Deletes tickets to which nobody has written since a moment, with all their messages. */
export async function deleteTicketsBefore(db: Executor, { before, aside }: Age): Promise<void> {
  await db
    .deleteFrom('ticket')
    .where('changed_at', '<', before)
    .where(sql<boolean>`not ${isOf(OWNER, aside)}`)
    .execute();
}

/** Keys of the files that are not deleted. */
export async function fileKeysSince(db: Executor, { before, aside }: Age): Promise<string[]> {
  const rows = await db
    .selectFrom('ticket')
    .select('file_key')
    .where('file_key', 'is not', null)
    .where((eb) => eb.or([eb('created_at', '>=', before), isOf(OWNER, aside)]))
    .unionAll(
      db
        .selectFrom('ticket_message as m')
        .innerJoin('ticket', 'ticket.id', 'm.ticket_id')
        .select('m.file_key')
        .where('m.file_key', 'is not', null)
        .where((eb) => eb.or([eb('m.created_at', '>=', before), isOf(OWNER, aside)])),
    )
    .execute();
  return rows.flatMap(({ file_key: key }) => key ?? []);
}

const NO_FILE = { file_key: null, file_name: null, file_type: null, file_size: null };

/** Messages before a moment lose the reference to their file. */
export async function dropFilesBefore(db: Executor, { before, aside }: Age): Promise<void> {
  await db
    .updateTable('ticket')
    .set(NO_FILE)
    .where('file_key', 'is not', null)
    .where('created_at', '<', before)
    .where(sql<boolean>`not ${isOf(OWNER, aside)}`)
    .execute();
  const ofAside = db.selectFrom('ticket').select('id').where(isOf(OWNER, aside));
  await db
    .updateTable('ticket_message')
    .set(NO_FILE)
    .where('file_key', 'is not', null)
    .where('created_at', '<', before)
    .where('ticket_id', 'not in', ofAside)
    .execute();
}

/** Keys of the files of an account's messages. */
export async function fileKeysOf(db: Executor, userId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('ticket')
    .select('file_key')
    .where('user_id', '=', userId)
    .unionAll(
      db
        .selectFrom('ticket_message as m')
        .innerJoin('ticket as t', 't.id', 'm.ticket_id')
        .select('m.file_key')
        .where('t.user_id', '=', userId),
    )
    .execute();
  return rows.flatMap(({ file_key: key }) => key ?? []);
}
