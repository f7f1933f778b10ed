/** Queries a database. */
export type Query = (text: string) => Promise<{ rows: unknown[] }>;

/** Each finds the rows that break a rule of the books; all of them hold at every moment. */
const FAULTS: readonly [fault: string, rows: string][] = [
  [
    'the numbers of receipts have a gap',
    `select 1 from purchase.receipt_counter
      where last <> (select count(*) from purchase.receipt)
        or last <> (select coalesce(max(number), 0) from purchase.receipt)`,
  ],
  [
    'a receipt and its credit notes disagree, or more went back than was paid',
    `select r.id from purchase.receipt r left join purchase.receipt c on c.corrects = r.id
      where r.kind = 'RECEIPT' group by r.id
     having r.refunded <> -coalesce(sum(c.amount), 0) or r.refunded > r.amount`,
  ],
  [
    'a receipt is not in the ledger of giving with its share',
    `select r.id from purchase.receipt r left join purchase.giving_entry g on g.receipt_id = r.id
      where g.receipt_id is null or (g.amount, g.currency) <> (r.giving_share, r.currency)`,
  ],
  [
    'a charge that is booked has no receipt of its amount',
    `select c.charge_id from payment.gateway_charge c left join purchase.receipt r
        on (r.gateway_code, r.charge_id, r.kind) = (c.gateway_code, c.charge_id, 'RECEIPT')
      where c.outcome in ('SETTLED', 'KNOWN')
        and (r.id is null or (r.amount, r.currency) <> (c.amount, c.currency))`,
  ],
  [
    'a gateway gave more back than it charged, or was asked to',
    `select c.charge_id from payment.gateway_charge c left join payment.refund f
        on (f.gateway_code, f.charge_id) = (c.gateway_code, c.charge_id)
      group by c.gateway_code, c.charge_id
     having c.refunded > c.amount or coalesce(sum(f.amount), 0) > c.amount`,
  ],
];

/** Which rules of the books are broken; empty if they balance. */
export async function faultsOfBooks(query: Query): Promise<string[]> {
  const faults: string[] = [];
  for (const [fault, text] of FAULTS) if ((await query(text)).rows.length > 0) faults.push(fault);
  return faults;
}

/** What was paid, given back and given away, by currency in minor units: equal before and after a restore. */
export const sumsOfBooks = async (query: Query): Promise<unknown[]> =>
  (
    await query(
      `select r.currency, count(*)::int as receipts, sum(r.amount)::int as paid, sum(r.refunded)::int as back,
         sum(g.amount)::int as given
       from purchase.receipt r join purchase.giving_entry g on g.receipt_id = r.id group by 1 order by 1`,
    )
  ).rows;
