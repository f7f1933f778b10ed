import { sql } from 'kysely';
import type { Executor, SubscriptionRow } from './tables.ts';

export interface RenewalDay {
  /** `YYYY-MM-DD`, UTC. */
  day: string;
  currency: string;
  count: number;
  /** Minor units. */
  sum: number;
}

/** What is charged between two moments if every renewal succeeds, by day and currency. */
export async function renewalsByDay(db: Executor, from: Date, until: Date): Promise<RenewalDay[]> {
  const day = sql<string>`to_char(expires_at at time zone 'UTC', 'YYYY-MM-DD')`;
  const rows = await db
    .selectFrom('subscription')
    .select((eb) => [
      day.as('day'),
      'currency',
      eb.fn.countAll<string>().as('count'),
      eb.fn
        .sum<string>(
          sql`case when expires_at >= next_from - interval '12 hours' then next_amount else amount end`,
        )
        .as('sum'),
    ])
    .where('status', '=', 'ACTIVE')
    .where('failed_at', 'is', null)
    .where('expires_at', '>=', from)
    .where('expires_at', '<', until)
    .groupBy([day, 'currency'])
    .orderBy('day')
    .orderBy('currency')
    .execute();
  return rows.map(({ count, sum, ...row }) => ({ ...row, count: Number(count), sum: Number(sum) }));
}

/** Live subscriptions whose last charge failed, the newest failure first. */
export const failedRenewals = (
  db: Executor,
  after: { failed_at: Date; id: string } | undefined,
  limit: number,
): Promise<(SubscriptionRow & { failed_at: Date })[]> =>
  db
    .selectFrom('subscription')
    .selectAll()
    .where('status', '<>', 'CANCELED')
    .where('failed_at', 'is not', null)
    .$if(after !== undefined, (query) =>
      query.where(sql<boolean>`(failed_at, id) < (${after?.failed_at}, ${after?.id}::uuid)`),
    )
    .orderBy('failed_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .$castTo<SubscriptionRow & { failed_at: Date }>()
    .execute();
