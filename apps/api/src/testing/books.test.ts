import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../platform/database/index.ts';
import { openTestDatabase } from '../platform/testing.ts';
import { faultsOfBooks } from './books.ts';

let database: Database;
beforeAll(async () => void (database = await openTestDatabase({ from: 'demo' })));
afterAll(() => database.close());

const A_RECEIPT = `(select id from purchase.receipt where kind = 'RECEIPT' order by number limit 1)`;

/** The faults while the statement holds. */
async function faultsAfter(statement: string): Promise<string[]> {
  const client = await database.pool.connect();
  try {
    await client.query('begin');
    await client.query(statement);
    return await faultsOfBooks((text) => client.query(text));
  } finally {
    await client.query('rollback');
    client.release();
  }
}

/** A charge at a gateway, of the amount of a receipt and with its id. */
const chargeOf = (amount: string, more = '') =>
  `insert into payment.gateway_charge
     (gateway_code, charge_id, gateway_subs_id, amount, currency, charged_at, period_from, period_to, outcome)
   select gateway_code, charge_id, 'x', ${amount}, currency, now(), now(), now(), 'SETTLED'
   from purchase.receipt where id = ${A_RECEIPT}; ${more}`;

test.each([
  ['nothing', 'select 1', []],
  ['a charge with its receipt', chargeOf('amount'), []],
  [
    'a receipt that is lost',
    `delete from purchase.giving_entry where receipt_id = ${A_RECEIPT}; delete from purchase.receipt where id = ${A_RECEIPT}`,
    [/numbers of receipts/],
  ],
  [
    'an entry that is lost',
    `delete from purchase.giving_entry where receipt_id = ${A_RECEIPT}`,
    [/ledger of giving/],
  ],
  [
    'a refund without its credit note',
    `update purchase.receipt set refunded = 1 where id = ${A_RECEIPT}`,
    [/credit notes/],
  ],
  ['a charge of another amount', chargeOf('amount + 1'), [/booked has no receipt/]],
  [
    'more given back than charged',
    chargeOf('amount', 'update payment.gateway_charge set refunded = amount + 1'),
    [/gave more back/],
  ],
])('the books after %s', async (_name, statement, faults) => {
  expect(await faultsAfter(statement)).toEqual(faults.map((each) => expect.stringMatching(each)));
});
