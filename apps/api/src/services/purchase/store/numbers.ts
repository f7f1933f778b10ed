import { sql } from 'kysely';
import { hoursOf, oldestHour } from '../../../platform/numbers/hours.ts';
import type { Period } from '../../../platform/numbers/span.ts';
import type { Executor } from './tables.ts';

/** Tables of sums. */
export const PLANS = 'purchase.numbers_hour';
export const MONEY = 'purchase.money_hour';

/** When the first receipt was issued; null without one. */
export async function firstReceipt(db: Executor): Promise<Date | null> {
  const row = await db
    .selectFrom('receipt')
    .select((eb) => eb.fn.min('issued_at').as('first'))
    .executeTakeFirst();
  return row?.first ?? null;
}

/**
 * Counts the plans that were paid for the first time, and the paid ones whose access ended, in each hour of a window. What
 * replaces another plan is not new, and what was replaced did not end.
 */
export async function countPlans(db: Executor, window: Period): Promise<void> {
  const over = sql`coalesce(s.ended_at, greatest(s.canceled_at, s.expires_at))`;
  await sql`
    with event as (
      select date_trunc('hour', r.issued_at, 'UTC') as hour, 1 as new_paid, 0 as ended
      from purchase.receipt r join purchase.subscription s on s.id = r.subscription_id
      where r.kind = 'RECEIPT' and r.amount > 0 and s.replaces is null
        and r.issued_at >= ${window.from} and r.issued_at < ${window.until}
        and not exists (
          select from purchase.receipt e where e.subscription_id = s.id and e.kind = 'RECEIPT' and e.amount > 0
            and (e.issued_at, e.number) < (r.issued_at, r.number))
      union all
      select date_trunc('hour', ${over}, 'UTC'), 0, 1
      from purchase.subscription s
      where s.status = 'CANCELED' and ${over} >= ${window.from} and ${over} < ${window.until}
        and not exists (select from purchase.subscription n where n.replaces = s.id)
        and exists (
          select from purchase.receipt e where e.subscription_id = s.id and e.kind = 'RECEIPT' and e.amount > 0)
    )
    insert into purchase.numbers_hour (hour, new_paid, ended)
    select h, coalesce(sum(event.new_paid), 0), coalesce(sum(event.ended), 0)
    from ${hoursOf(window)} as h left join event on event.hour = h
    group by h
    on conflict (hour) do update set new_paid = excluded.new_paid, ended = excluded.ended`.execute(
    db,
  );
}

/** Sums the money that moved in each hour of a window, by currency. */
export async function sumMoney(db: Executor, { from, until }: Period): Promise<void> {
  await sql`
    insert into purchase.money_hour (hour, currency, revenue, giving)
    select date_trunc('hour', at, 'UTC'), currency, sum(revenue), sum(giving)
    from (
      select issued_at as at, currency, amount as revenue, 0 as giving from purchase.receipt
      where issued_at >= ${from} and issued_at < ${until}
      union all
      select at, currency, 0, amount from purchase.giving_entry where at >= ${from} and at < ${until}
    ) as moved
    group by 1, 2
    on conflict (hour, currency) do update set revenue = excluded.revenue, giving = excluded.giving`.execute(
    db,
  );
}

/** Deletes sums that are too old. @param now milliseconds since 1970 */
export async function deleteOldNumbers(db: Executor, now: number): Promise<void> {
  const oldest = oldestHour(now);
  await db.deleteFrom('numbers_hour').where('hour', '<', oldest).execute();
  await db.deleteFrom('money_hour').where('hour', '<', oldest).execute();
}
