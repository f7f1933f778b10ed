import type { Role } from '@kandil/contract/staff/permissions';
import { sql } from 'kysely';
import { isInUse } from '../../store/set-aside.ts';
import type { Executor } from '../../store/tables.ts';

/** Lets one transaction at a time open an account for somebody of the staff. */
export async function lockLooks(trx: Executor, staffId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`staff look ${staffId}`}, 0))`.execute(
    trx,
  );
}

/**
 * When somebody has opened an account last, since a moment. While its data are set aside, only looks of administrators
 * count.
 */
export async function lookAt(
  db: Executor,
  { accountId, staffId }: { accountId: string; staffId: string },
  { since, now }: { since: Date; now: Date },
): Promise<Date | undefined> {
  const row = await db
    .selectFrom('staff_look')
    .select('at')
    .where('account_id', '=', accountId)
    .where('staff_id', '=', staffId)
    .where('at', '>', since)
    .where((eb) =>
      eb.or([eb('role', '=', 'administrator'), isInUse(sql.ref('staff_look.account_id'), now)]),
    )
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.at;
}

/** How many accounts somebody has opened since a moment, and when the first of them. */
export async function looksSince(
  db: Executor,
  staffId: string,
  since: Date,
): Promise<{ count: number; first: Date | null }> {
  const row = await db
    .selectFrom('staff_look')
    .select((eb) => [eb.fn.countAll<string>().as('count'), eb.fn.min('at').as('first')])
    .where('staff_id', '=', staffId)
    .where('at', '>', since)
    .executeTakeFirstOrThrow();
  return { count: Number(row.count), first: row.first };
}

export async function insertLook(
  trx: Executor,
  look: { account_id: string; staff_id: string; role: Role; at: Date },
): Promise<void> {
  await trx.insertInto('staff_look').values(look).execute();
}
