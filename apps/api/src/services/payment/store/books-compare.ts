import { sql } from 'kysely';
import type { BooksTotal } from '../rules/books.ts';
import type { Executor } from './tables.ts';

interface Month {
  from: Date;
  /** Exclusive. */
  until: Date;
}

/**
 * What both sides have of a month, by currency. A charge that was not booked and was given back within the month is left out:
 * nothing of it stayed, such as the check of a card.
 */
export async function totalsOf(
  db: Executor,
  runId: string,
  { from, until }: Month,
): Promise<BooksTotal[]> {
  const { rows } = await sql<{
    currency: string;
    side: 'OURS' | 'THEIRS';
    charged: string;
    back: string;
    count: string;
    fees: string | null;
  }>`
    with lines as (
      select *, at >= ${from} and at < ${until} as is_in from payment.books_line where run_id = ${runId}
    ), nothing as (
      select charge_id, currency from lines group by charge_id, currency
      having count(*) filter (where side = 'OURS') = 0
        and coalesce(sum(amount) filter (where is_in and kind = 'CHARGE'), 0)
          = coalesce(sum(amount) filter (where is_in and kind <> 'CHARGE'), 0)
    )
    select currency, side,
      coalesce(sum(amount) filter (where kind = 'CHARGE'), 0) as charged,
      coalesce(sum(amount) filter (where kind <> 'CHARGE'), 0) as back,
      count(*) as count, sum(fee) as fees
    from lines
    where is_in and (charge_id, currency) not in (select charge_id, currency from nothing)
    group by currency, side
    order by currency`.execute(db);
  const currencies = [...new Set(rows.map(({ currency }) => currency))];
  return currencies.map((currency) => {
    const of = (side: 'OURS' | 'THEIRS') => {
      const row = rows.find((each) => each.currency === currency && each.side === side);
      const { charged = 0, back = 0, count = 0 } = row ?? {};
      return { charged: Number(charged), back: Number(back), count: Number(count) };
    };
    const fees = rows.find((each) => each.currency === currency && each.side === 'THEIRS')?.fees;
    return { currency, ours: of('OURS'), theirs: of('THEIRS'), fees: fees ? Number(fees) : null };
  });
}

/**
 * Stores where the two sides differ: per charge what came in, and what went back. What `totalsOf` leaves out is no difference.
 */
export async function storeDifferences(
  db: Executor,
  runId: string,
  { from, until }: Month,
): Promise<void> {
  await sql`
    with lines as (
      select *, at >= ${from} and at < ${until} as is_in, kind = 'CHARGE' as is_charge
      from payment.books_line where run_id = ${runId}
    ), charges as (
      select charge_id, currency, min(at) as at,
        max(line_id) filter (where side = 'OURS' and is_charge) as number,
        sum(amount) filter (where side = 'OURS' and is_charge and is_in) as ours_in,
        sum(amount) filter (where side = 'THEIRS' and is_charge and is_in) as theirs_in,
        sum(amount) filter (where side = 'OURS' and is_charge) as ours_charge,
        sum(amount) filter (where side = 'THEIRS' and is_charge) as theirs_charge,
        sum(amount) filter (where side = 'OURS' and not is_charge and is_in) as ours_back_in,
        sum(amount) filter (where side = 'THEIRS' and not is_charge and is_in) as theirs_back_in,
        sum(amount) filter (where side = 'OURS' and not is_charge) as ours_back,
        sum(amount) filter (where side = 'THEIRS' and not is_charge) as theirs_back
      from lines group by charge_id, currency
    ), judged as (
      select *, ours_charge is null and ours_back is null and theirs_charge = theirs_back as is_given_back
      from charges
      where not (ours_charge is null and ours_back is null and theirs_in is not distinct from theirs_back_in)
    ), differences as (
      select charge_id, currency, number, at, 'CHARGE' as kind, ours_in as ours, theirs_in as theirs, is_given_back,
        ours_charge is not distinct from theirs_charge as is_other_month
      from judged where ours_in is distinct from theirs_in
      union all
      select charge_id, currency, number, at, 'BACK', ours_back_in, theirs_back_in, is_given_back,
        ours_back is not distinct from theirs_back
      from judged where ours_back_in is distinct from theirs_back_in
    )
    insert into payment.books_difference (run_id, place, story, kind, charge_id, number, currency, ours, theirs, at)
    select ${runId}, row_number() over (order by at, charge_id, kind desc), case
        when is_given_back then 'GIVEN_BACK'
        when is_other_month then 'OTHER_MONTH'
        when ours is null then 'MISSING_OURS'
        when theirs is null then 'MISSING_THEIRS'
        else 'AMOUNT' end,
      kind, charge_id, number, currency, ours, theirs, at
    from differences`.execute(db);
}
