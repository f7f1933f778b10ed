import { ended, renewalFailed, reversed, settle } from '@kandil/contract/internal';
import fc from 'fast-check';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Bought, type Buyers, openBuyers } from '../../../testing/buyers.ts';
import { figure, rounds } from '../../../testing/rounds.ts';
import { givingShare } from '../rules/prices.ts';

const DAY = 86_400_000;
/** For a busy machine. */
const PATIENCE = 600_000;
const RUNS = { usual: 10, long: 400 };
let app: Buyers;
beforeAll(async () => {
  app = await openBuyers();
});
afterAll(() => app.close());

/** What a gateway can tell of a subscription of four periods. */
const told = fc.oneof(
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
type Told = typeof told extends fc.Arbitrary<infer Value> ? Value : never;

test(
  'in any order and repetition, the books have one receipt per charge and period',
  { timeout: PATIENCE },
  async (context) => {
    const seed = Math.trunc(Math.random() * 2 ** 31);
    console.log(`seed ${seed}`);
    const numRuns = rounds(RUNS);
    await fc.assert(
      fc.asyncProperty(fc.array(told, { minLength: 1, maxLength: 14 }), async (messages) => {
        const buyer = await app.buyer('stranger');
        const bought = await buyer.pays('SOLO', 'MONTHLY');
        const name = randomUUID();
        // Repeated together, as by an event and a reconciliation at the same time.
        await Promise.all(messages.slice(0, 5).map((message) => tell(bought, name, message)));
        for (const message of messages) await tell(bought, name, message);
        await booksAddUp(buyer.userId);
      }),
      { numRuns, seed },
    );
    await figure(context, numRuns, '0 violations');
  },
);

const periodOf = ({ charge }: Bought, period: number) => {
  const length = Date.parse(charge.to) - Date.parse(charge.from);
  const from = Date.parse(charge.from) + period * length;
  return { from: new Date(from).toISOString(), to: new Date(from + length).toISOString() };
};

async function tell(bought: Bought, name: string, message: Told): Promise<unknown> {
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

async function booksAddUp(userId: string): Promise<void> {
  const { rows } = await app.database.pool.query<Row>(
    `select r.*, g.amount as entry from purchase.receipt r
       join purchase.giving_entry g on g.receipt_id = r.id where r.user_id = $1`,
    [userId],
  );
  const receipts = rows.filter(({ kind }) => kind === 'RECEIPT');
  expect(new Set(receipts.map(({ charge_id }) => charge_id)).size).toBe(receipts.length);
  const paid = receipts.filter(({ status }) => status === 'PAID');
  expect(new Set(paid.map(({ period_from }) => period_from.getTime())).size).toBe(paid.length);
  for (const receipt of receipts) {
    const notes = rows.filter(({ corrects }) => corrects === receipt.id);
    const sum = (of: (row: Row) => number) => notes.reduce((total, row) => total + of(row), 0);
    expect(receipt.refunded + sum(({ amount }) => amount)).toBe(0);
    const left = receipt.amount - receipt.refunded;
    expect(receipt.giving_share + sum((row) => row.giving_share)).toBe(givingShare(left));
  }
  for (const row of rows)
    expect([row.net + row.tax, row.entry]).toEqual([row.amount, row.giving_share]);
  const numbers = await app.database.pool.query(
    `select count(*)::int as count, max(number) as last, min(number) as first from purchase.receipt`,
  );
  expect(numbers.rows[0]).toMatchObject({ last: numbers.rows[0].count, first: 1 });
}
