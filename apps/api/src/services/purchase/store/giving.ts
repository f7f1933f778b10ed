import { type Insertable, type RawBuilder, sql } from 'kysely';
import type { Executor, PurchaseTables } from './tables.ts';

export interface GivingMonthRow {
  /** `YYYY-MM`, UTC. */
  month: string;
  currency: string;
  entries: number;
  /** Minor units, less what was reversed; so is `set_aside`. */
  paid: number;
  set_aside: number;
  transferred: number;
}

/** Totals of the ledger by month and currency, newest first. Raw SQL names the schema itself. */
export async function givingByMonth(db: Executor): Promise<GivingMonthRow[]> {
  const { rows } = await sql<GivingMonthRow>`
    select to_char(moved.moment at time zone 'UTC', 'YYYY-MM') as month, currency,
      count(*) filter (where source = 'entry') as entries,
      coalesce(sum(paid), 0)::bigint as paid,
      coalesce(sum(amount) filter (where source = 'entry'), 0)::bigint as set_aside,
      coalesce(sum(amount) filter (where source = 'transfer'), 0)::bigint as transferred
    from (
      select 'entry' as source, paid, amount, currency, at as moment from purchase.giving_entry
      union all
      select 'transfer', 0, amount, currency, at from purchase.giving_transfer
    ) as moved
    group by 1, 2
    order by 1 desc, 2`.execute(db);
  return rows;
}

/** Every transfer, oldest first. */
export function givingTransfers(db: Executor) {
  return db
    .selectFrom('giving_transfer')
    .select(['amount', 'currency', 'recipient', 'at'])
    .orderBy('at')
    .orderBy('id')
    .execute();
}

export interface GivingEntryRow {
  prefix: string;
  number: number | null;
  paid: number;
  amount: number;
  currency: string;
  at: Date;
}

/** @param month `YYYY-MM`, UTC */
const inMonth = (month: string): RawBuilder<boolean> =>
  sql<boolean>`at >= ${`${month}-01T00:00:00Z`}::timestamptz
    and at < (${`${month}-01`}::timestamp + interval '1 month') at time zone 'UTC'`;

/** The entries of a month, newest first; all of them without a page. */
export function givingEntriesOf(
  db: Executor,
  month: string,
  page?: { offset: number; limit: number },
): Promise<GivingEntryRow[]> {
  return db
    .selectFrom('giving_entry')
    .select(['prefix', 'number', 'paid', 'amount', 'currency', 'at'])
    .where(inMonth(month))
    .orderBy('at', 'desc')
    .orderBy('number', 'desc')
    .$if(page !== undefined, (query) => query.offset(page?.offset ?? 0).limit(page?.limit ?? 0))
    .execute();
}

export async function countGivingEntries(db: Executor, month: string): Promise<number> {
  const { count } = await db
    .selectFrom('giving_entry')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where(inMonth(month))
    .executeTakeFirstOrThrow();
  return count;
}

/** Totals by currency, in minor units. */
export async function givingByCurrency(
  db: Executor,
): Promise<Pick<GivingMonthRow, 'currency' | 'set_aside' | 'transferred'>[]> {
  const { rows } = await sql<{ currency: string; set_aside: string; transferred: string }>`
    select currency, sum(entered)::bigint as set_aside, sum(sent)::bigint as transferred
    from (
      select currency, amount as entered, 0 as sent from purchase.giving_entry
      union all
      select currency, 0, amount from purchase.giving_transfer
    ) as moved
    group by currency
    order by currency`.execute(db);
  return rows.map(({ currency, ...row }) => ({
    currency,
    set_aside: Number(row.set_aside),
    transferred: Number(row.transferred),
  }));
}

/** Transfers, the newest first; at most 100. */
export const lastTransfers = (db: Executor) =>
  db
    .selectFrom('giving_transfer')
    .select(['amount', 'currency', 'recipient', 'at'])
    .orderBy('at', 'desc')
    .orderBy('id')
    .limit(100)
    .execute();

export async function insertTransfer(
  db: Executor,
  row: Insertable<PurchaseTables['giving_transfer']>,
): Promise<void> {
  await db.insertInto('giving_transfer').values(row).execute();
}

/** Whether a transfer of this id is booked. */
export async function isTransfer(db: Executor, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('giving_transfer')
    .select('id')
    .where('id', '=', id)
    .executeTakeFirst();
  return row !== undefined;
}
