import { sql } from 'kysely';
import type { Executor } from './tables.ts';

export interface GivingMonth {
  /** `YYYY-MM`, UTC. */
  month: string;
  currency: string;
  /** Minor units, less what was reversed. */
  set_aside: number;
  transferred: number;
}

/** Totals of the ledger by month and currency, newest first. Raw SQL names the schema itself. */
export async function givingByMonth(db: Executor): Promise<GivingMonth[]> {
  const { rows } = await sql<GivingMonth>`
    select to_char(moved.moment at time zone 'UTC', 'YYYY-MM') as month, currency,
      coalesce(sum(amount) filter (where source = 'entry'), 0)::bigint as set_aside,
      coalesce(sum(amount) filter (where source = 'transfer'), 0)::bigint as transferred
    from (
      select 'entry' as source, amount, currency, at as moment from purchase.giving_entry
      union all
      select 'transfer', amount, currency, at from purchase.giving_transfer
    ) as moved
    group by 1, 2
    order by 1 desc, 2`.execute(db);
  return rows;
}
