import { sql } from 'kysely';
import { hoursOf, oldestHour } from '../../../platform/numbers/hours.ts';
import type { Period } from '../../../platform/numbers/span.ts';
import { isInUse } from './set-aside.ts';
import type { Executor } from './tables.ts';

/** The table of sums. */
export const SIGN_UPS = 'auth.numbers_hour';

/** When the first account was confirmed; null without one. */
export async function firstSignUp(db: Executor): Promise<Date | null> {
  const row = await db
    .selectFrom('accounts')
    .select((eb) => eb.fn.min('confirmed_at').as('first'))
    .executeTakeFirst();
  return row?.first ?? null;
}

/**
 * Counts the sign-ups of each hour of a window. A count never falls: an account that was deleted since then has signed up
 * all the same. Data that are set aside are not counted.
 */
export async function countSignUps(db: Executor, window: Period, now: Date): Promise<void> {
  await sql`
    insert into auth.numbers_hour as n (hour, sign_ups)
    select h, count(a.id) from ${hoursOf(window)} as h
    left join auth.accounts a on a.confirmed_at >= ${window.from} and a.confirmed_at < ${window.until}
      and date_trunc('hour', a.confirmed_at, 'UTC') = h and ${isInUse(sql.ref('a.id'), now)}
    group by h
    on conflict (hour) do update set sign_ups = greatest(n.sign_ups, excluded.sign_ups)`.execute(
    db,
  );
}

/** Deletes sums that are too old. @param now milliseconds since 1970 */
export async function deleteOldSignUps(db: Executor, now: number): Promise<void> {
  await db.deleteFrom('numbers_hour').where('hour', '<', oldestHour(now)).execute();
}
