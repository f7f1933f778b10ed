import { ended, renewalFailed, reversed, settle } from '@kandil/contract/internal';
import fc from 'fast-check';
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { buyersOfFile } from '../../../testing/buyers.ts';
import type { PurchaseResult } from '../../../testing/purchases.ts';
import { figure, rounds } from '../../../testing/rounds.ts';
import { remainingShare } from '../rules/prices.ts';

const DAY = 86_400_000;
/** For a busy machine. */
const PATIENCE = 600_000;
const RUNS = { usual: 10, long: 400 };
const app = await buyersOfFile();

/** What a gateway can tell of a subscription of four periods. */
const report = fc.oneof(
  fc.record({ kind: fc.constant('charge' as const), period: fc.integer({ min: 1, max: 3 }) }),
  fc.record({ kind: fc.constant('double' as const), period: fc.integer({ min: 0, max: 3 }) }),
  fc.record({ kind: fc.constant('failed' as const), period: fc.integer({ min: 1, max: 3 }) }),
  fc.record({ kind: fc.constant('ended' as const), period: fc.integer({ min: 1, max: 4 }) }),
  fc.record({
    kind: fc.constant('back' as const),
    period: fc.integer({ min: 0, max: 3 }),
    refunded: fc.constantFrom(1, 200, 499),
  }),
);
type EventReport = typeof report extends fc.Arbitrary<infer Value> ? Value : never;

test(
  'in any order and repetition, the ledger has one receipt per charge and period',
  { timeout: PATIENCE },
  async (context) => {
    const seed = Math.trunc(Math.random() * 2 ** 31);
    console.log(`seed ${seed}`);
    const numRuns = rounds(RUNS);
    await fc.assert(
      fc.asyncProperty(fc.array(report, { minLength: 1, maxLength: 14 }), async (messages) => {
        const buyer = await app.buyer('stranger');
        const bought = await buyer.pays('SOLO', 'MONTHLY');
        const name = randomUUID();
        // Repeated together, as by an event and a reconciliation at the same time.
        await Promise.all(messages.slice(0, 5).map((message) => tell(bought, name, message)));
        for (const message of messages) await tell(bought, name, message);
        expect(await faultsOf(buyer.userId)).toEqual([]);
      }),
      { numRuns, seed },
    );
    await figure(context, numRuns, '0 violations');
  },
);

const periodOf = ({ charge }: PurchaseResult, period: number) => {
  const length = Date.parse(charge.to) - Date.parse(charge.from);
  const from = Date.parse(charge.from) + period * length;
  return { from: new Date(from).toISOString(), to: new Date(from + length).toISOString() };
};

async function tell(bought: PurchaseResult, name: string, message: EventReport): Promise<unknown> {
  const { at, charge } = bought;
  const { from, to } = periodOf(bought, message.period);
  const chargeId =
    message.period === 0 && message.kind !== 'double'
      ? charge.chargeId
      : `${name} ${message.kind === 'double' ? 'double' : ''} ${message.period}`;
  switch (message.kind) {
    case 'charge':
    case 'double':
      return app.internal(settle, {
        ...at,
        intent: null,
        charge: { ...charge, chargeId, at: from, from, to },
        freeUntil: null,
      });
    case 'failed':
      return app.internal(renewalFailed, { ...at, at: from, reason: 'NO_FUNDS' });
    case 'ended':
      return app.internal(ended, { ...at, at: from });
    default:
      return app.internal(reversed, {
        gatewayCode: at.gatewayCode,
        chargeId,
        kind: 'REFUND',
        refunded: message.refunded,
        at: new Date(Date.parse(from) + DAY).toISOString(),
      });
  }
}

interface Row {
  id: string;
  kind: string;
  corrects: string | null;
  charge_id: string;
  amount: number;
  net: number;
  tax: number;
  refunded: number;
  status: string;
  giving_share: number;
  entry: number;
  period_from: Date;
}

/** The inconsistencies in the ledger of an account. Receipt numbers are checked over all accounts. */
async function faultsOf(userId: string): Promise<string[]> {
  const { rows } = await app.database.pool.query<Row>(
    `select r.*, g.amount as entry from purchase.receipt r
       join purchase.giving_entry g on g.receipt_id = r.id where r.user_id = $1`,
    [userId],
  );
  const { rows: numbers } = await app.database.pool.query<
    Record<'first' | 'last' | 'count', number>
  >(
    `select count(*)::int as count, max(number) as last, min(number) as first from purchase.receipt`,
  );
  const receipts = rows.filter(({ kind }) => kind === 'RECEIPT');
  const paid = receipts.filter(({ status }) => status === 'PAID');
  const distinct = (values: readonly unknown[]) => new Set(values).size === values.length;
  return [
    ...(distinct(receipts.map(({ charge_id }) => charge_id)) ? [] : ['a charge is booked twice']),
    ...(distinct(paid.map(({ period_from }) => period_from.getTime()))
      ? []
      : ['a period is paid twice']),
    ...(numbers.every(({ first, last, count }) => first === 1 && last === count)
      ? []
      : ['numbers have gaps']),
    ...rows
      .filter((row) => row.net + row.tax !== row.amount || row.entry !== row.giving_share)
      .map(({ id }) => `${id} does not add up`),
    ...receipts
      .filter((receipt) => !isBalanced(receipt, rows))
      .map(({ id }) => `${id} is unbalanced`),
  ];
}

/** What went back is on credit notes, and what is left has its share of giving. */
function isBalanced(receipt: Row, rows: readonly Row[]): boolean {
  const notes = rows.filter(({ corrects }) => corrects === receipt.id);
  const back = notes.reduce((total, { amount }) => total - amount, 0);
  const share = notes.reduce((total, row) => total + row.giving_share, receipt.giving_share);
  return back === receipt.refunded && share === remainingShare(receipt, receipt.amount - back);
}

test('a failed renewal, or the end, of a subscription that nobody knows changes nothing', async () => {
  const { at } = await (await app.buyer()).pays('SOLO', 'MONTHLY');
  const unknown = { ...at, gatewaySubsId: 'unknown', at: new Date(app.now()).toISOString() };
  expect(await app.internal(renewalFailed, { ...unknown, reason: 'NO_FUNDS' })).toBeNull();
  expect(await app.internal(ended, unknown)).toEqual({ expiryDate: null });
});
