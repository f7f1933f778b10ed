import { purchase } from '@kandil/contract';
import { purchaseForget, reversed } from '@kandil/contract/internal';
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { buyersOfFile } from '../../../testing/buyers.ts';
import { runJob } from '../../../testing/jobs.ts';
import { tidyPurchases } from '../jobs/jobs.ts';

const DAY = 86_400_000;
const app = await buyersOfFile();

const rows = async (text: string, ...values: unknown[]) =>
  (await app.database.pool.query(text, values)).rows as Record<string, unknown>[];

const tidy = () => runJob(app, tidyPurchases);

const used = (code: string) => app.used(code);
const stateOf = async (intentId: string) =>
  (await rows('select state from purchase.reservation where intent_id = $1', intentId))[0]?.[
    'state'
  ];

/** An attempt that holds a seat; `at` is how the payment service has it, null if it does not. */
async function attempt(at: { state: string; subsId?: string; ended?: boolean } | null) {
  const buyer = await app.buyer('stranger');
  const intentId = randomUUID();
  await buyer.reserves('SOLO', 'YEARLY', { code: 'LANTERN80' }, { intentId });
  if (!at) return intentId;
  const { state, subsId = null, ended = false } = at;
  const now = new Date(app.now());
  await rows(
    `insert into payment.intent (id, user_id, guest, state, operation, gateway_code, gateway_package, source_kind, terms,
       terms_version, language, secret, gateway_subs_id, created_at, updated_at, expires_at)
     values ($1::uuid, $2, false, $3, case $3 when 'UNKNOWN' then 'ACTIVATE' end, 'PAYPAL', 'p', 'REDIRECT', '{}', '1',
       'en', $1::text, $4, $5, $5, $5)`,
    intentId,
    buyer.userId,
    state,
    subsId,
    now,
  );
  if (subsId)
    await rows(
      `insert into payment.gateway_subscription (gateway_code, gateway_subs_id, created_at, ended_at)
       values ('PAYPAL', $1, $2, case when $3 then $2::timestamptz end)`,
      subsId,
      now,
      ended,
    );
  return intentId;
}

test('a seat goes back at night, once no gateway can charge for its attempt', async () => {
  const before = await used('LANTERN80');
  const lost = await attempt(null);
  const open = await attempt({ state: 'UNKNOWN', subsId: 'I-OPEN' });
  const mayCharge = await attempt({ state: 'ABANDONED', subsId: 'I-RUNS' });
  const over = await attempt({ state: 'ABANDONED', subsId: 'I-OVER', ended: true });
  const refused = await attempt({ state: 'FAILED' });
  const buyer = await app.buyer('stranger');
  await buyer.pays('SOLO', 'YEARLY', { code: 'LANTERN80', amount: 2388 });
  expect(await used('LANTERN80')).toBe(before + 6);
  const states = () => Promise.all([lost, open, mayCharge, over, refused].map(stateOf));
  await tidy();
  expect(await states()).toEqual(['HELD', 'HELD', 'HELD', 'HELD', 'HELD']);
  app.advance(1.1 * DAY);
  await tidy();
  expect(await states()).toEqual(['RELEASED', 'HELD', 'HELD', 'RELEASED', 'RELEASED']);
  expect(await used('LANTERN80')).toBe(before + 3);
  await rows(`update payment.gateway_subscription set ended_at = $1`, new Date(app.now()));
  app.advance(90 * DAY);
  await tidy();
  expect(await states()).toEqual([undefined, 'HELD', undefined, undefined, undefined]);
  expect(await used('LANTERN80')).toBe(before + 2);
  expect(
    await rows('select state from purchase.reservation where user_id = $1', buyer.userId),
  ).toEqual([{ state: 'SETTLED' }]);
});

const numbers = async () =>
  (await rows('select number from purchase.receipt order by number')).map(({ number }) => number);

test('receipts go after ten years, with a copy of the buyer, and what is left has no gaps', async () => {
  await rows('delete from purchase.giving_entry');
  await rows('delete from purchase.receipt');
  const first = Number((await rows('select last from purchase.receipt_counter'))[0]?.['last']) + 1;
  const [gone, refunded, plain] = [
    await app.buyer('stranger'),
    await app.buyer('stranger'),
    await app.buyer('stranger'),
  ];
  await gone.pays('SOLO', 'YEARLY');
  const bought = await refunded.pays('SOLO', 'YEARLY');
  await plain.pays('SOLO', 'YEARLY');
  const buyer = { name: 'Meryem Aksoy', email: 'meryem@kandil.test', country: 'TR' };
  await app.internal(purchaseForget, { userId: gone.userId, profileIds: [], buyer });
  app.advance(30 * DAY);
  await app.internal(reversed, {
    gatewayCode: 'PAYPAL',
    chargeId: bought.charge.chargeId,
    kind: 'REFUND',
    refunded: 1000,
    at: new Date(app.now()).toISOString(),
  });
  app.advance(9 * 365 * DAY);
  await tidy();
  expect(await numbers()).toEqual([first, first + 1, first + 2, first + 3]);
  const shown = async () => (await app.visitor().call(purchase.giving, {})).data;
  const given = await shown();
  app.advance(338 * DAY);
  await tidy();
  // The second one stays as long as its credit note, and the third one with it: the numbers have no gap.
  expect(await numbers()).toEqual([first + 1, first + 2, first + 3]);
  expect(
    await rows('select buyer from purchase.receipt where buyer::text like $1', '%Meryem%'),
  ).toEqual([]);
  const later = await app.buyer('stranger');
  await later.pays('SOLO', 'MONTHLY');
  app.advance(31 * DAY);
  await tidy();
  expect(await numbers()).toEqual([first + 4]);
  const now = await shown();
  expect(now.slice(-given.length)).toEqual(given);
});
