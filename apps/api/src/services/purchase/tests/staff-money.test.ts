import { randomUUID } from 'node:crypto';
import * as money from '@kandil/contract/control/purchase';
import { renewalFailed, reversed } from '@kandil/contract/internal';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as staff from '@kandil/contract/staff';
import { buyersOfFile } from '../../../testing/buyers.ts';
import { openControl } from '../../../testing/staff-app.ts';

const app = await buyersOfFile();
const room = await openControl(app);
afterAll(() => room.close());

type Member = Awaited<ReturnType<typeof room.member>>;
let finance: Member;
let support: Member;
beforeAll(async () => {
  finance = await room.member('finance');
  support = await room.member('support');
});
beforeEach(async () => {
  const { data: options } = await finance.browser.call(staff.confirmOptions, {});
  await finance.browser.call(staff.confirm, { answer: finance.key.get(options) });
});

const today = () => new Date(app.now()).toISOString().slice(0, 10);
const REASON = 'the bank wrote on paper';

async function paid() {
  const buyer = await app.buyer('stranger');
  const bought = await buyer.pays('SOLO', 'MONTHLY');
  const { rows } = await app.database.pool.query(
    'select number from purchase.receipt where charge_id = $1',
    [bought.charge.chargeId],
  );
  return { number: `KND-${String(rows[0].number).padStart(8, '0')}`, ...bought };
}

describe('the list of receipts', () => {
  test('pages come one after the other, without a row twice', async () => {
    for (let count = 0; count < 60; count += 1) await paid();
    const seen: string[] = [];
    let after: string | undefined;
    do {
      const { data } = await support.browser.call(money.receipts, after ? { after } : {});
      seen.push(...data.receipts.map(({ number }) => number));
      after = data.next ?? undefined;
    } while (after);
    const { rows } = await app.database.pool.query(
      'select count(*)::int as n from purchase.receipt',
    );
    expect([seen.length, new Set(seen).size]).toEqual([rows[0].n, rows[0].n]);
    expect(seen.toSorted((a, b) => b.localeCompare(a))).toEqual(seen);
  });

  test('filters narrow it; nonsense is refused', async () => {
    const { number } = await paid();
    const list = async (
      filter: Parameters<typeof finance.browser.call<typeof money.receipts>>[1],
    ) => {
      const { data } = await finance.browser.call(money.receipts, filter);
      return data.receipts.map((row) => row.number);
    };
    const digits = number.replace(/^KND-0*/v, '');
    expect(await list({ number })).toEqual([number]);
    expect(await list({ number: ` ${digits} ` })).toEqual([number]);
    expect(await list({ number, kind: 'CREDIT_NOTE' })).toEqual([]);
    expect(await list({ number, gatewayCode: 'PAYPAL', currency: 'USD' })).toEqual([number]);
    expect(await list({ number, currency: 'EUR' })).toEqual([]);
    expect(await list({ number, from: today(), until: today() })).toEqual([number]);
    expect(await list({ number, until: '2020-01-01' })).toEqual([]);
    expect(await list({ number: 'none' })).toEqual([]);
    for (const filter of [
      { after: 'x' },
      { after: '2026-01-01T00:00:00Z x' },
      { from: '2026-02-30' },
    ])
      expect((await finance.browser.call(money.receipts, filter)).code).toBe('INVALID_INPUT');
  });
});

describe('a chargeback by hand', () => {
  const enter = (number: string, amount = 499, day = today()) =>
    finance.browser.call(money.chargebackEnter, { number, amount, day, reason: REASON });

  test('is booked as a report of the gateway would be, once', async () => {
    const { number } = await paid();
    const { data } = await enter(number);
    const { data: receipt } = await finance.browser.call(money.receipt, { number });
    expect(receipt).toMatchObject({ status: 'CHARGED_BACK', left: 0 });
    expect(receipt.notes.map((note) => [note.number, note.amount.amount])).toEqual([
      [data.note, -499],
    ]);
    expect((await enter(number)).code).toBe('CHARGEBACK_KNOWN');
    const { rows } = await app.database.pool.query(
      `select status, ended_at is not null as ended from purchase.subscription where gateway_subs_id = $1`,
      [receipt.gatewaySubsId],
    );
    expect(rows).toEqual([{ status: 'CANCELED', ended: true }]);
  });

  test('a part leaves the rest; two at once are one', async () => {
    const { number } = await paid();
    const both = await Promise.all([enter(number, 100), enter(number, 100)]);
    const codes = both.map(({ code }) => String(code)).sort((a, b) => a.localeCompare(b));
    expect(codes).toEqual(['CHARGEBACK_KNOWN', 'null']);
    const { data } = await finance.browser.call(money.receipt, { number });
    expect([data.left, data.notes.length]).toEqual([399, 1]);
  });

  test('one that the gateway reported, too much, a credit note and impossible days are refused', async () => {
    const { number, charge } = await paid();
    expect((await enter(number, 500)).code).toBe('REFUND_LEFT');
    expect((await enter(number, 100, '2035-01-01')).code).toBe('INVALID_INPUT');
    expect((await enter(number, 100, '2001-01-01')).code).toBe('INVALID_INPUT');
    for (const none of ['KND-99999999', 'KND-']) expect((await enter(none)).code).toBe('NOT_FOUND');
    const at = new Date(app.now()).toISOString();
    const { chargeId } = charge;
    const back = {
      gatewayCode: 'PAYPAL',
      chargeId,
      kind: 'CHARGEBACK',
      refunded: 499,
      at,
    } as const;
    await app.internal(reversed, back);
    expect((await enter(number)).code).toBe('CHARGEBACK_KNOWN');
    const { data } = await finance.browser.call(money.receipt, { number });
    expect((await enter(data.notes[0]?.number ?? '', 1)).code).toBe('REFUND_NOTE');
    expect(
      (
        await support.browser.call(money.chargebackEnter, {
          number,
          amount: 1,
          day: today(),
          reason: REASON,
        })
      ).code,
    ).toBe('FORBIDDEN');
  });
});

test('giving: what is left, a transfer, and never more than there is', async () => {
  await paid();
  const balance = async () => {
    const { data } = await finance.browser.call(money.givingBalance, {});
    return data.balances.find(({ currency }) => currency === 'USD');
  };
  const { left = 0, transferred = 0 } = (await balance()) ?? {};
  const transfer = (amount: number, day = today()) =>
    finance.browser.call(money.transferEnter, { amount, currency: 'USD', recipient: 'Wells', day });
  expect((await transfer(left + 1)).code).toBe('TRANSFER_LEFT');
  expect((await transfer(1, '2035-01-01')).code).toBe('INVALID_INPUT');
  // The answer got lost, and the same dialog sends it again.
  const part = { key: randomUUID(), amount: 1, currency: 'USD', recipient: 'Wells', day: today() };
  for (const _ of [1, 2])
    expect((await finance.browser.call(money.transferEnter, part)).status).toBe(200);
  expect(await balance()).toMatchObject({ left: left - 1, transferred: transferred + 1 });
  const both = await Promise.all([transfer(left - 1), transfer(left - 1)]);
  const codes = both.map(({ code }) => String(code)).sort((a, b) => a.localeCompare(b));
  expect(codes).toEqual(['null', 'TRANSFER_LEFT']);
  expect(await balance()).toMatchObject({ left: 0, transferred: transferred + left });
});

test('renewals ahead by day and currency, and those that failed', async () => {
  const { charge, at } = await paid();
  // A month of 31 days is charged after the 30 that are shown.
  app.advance(2 * 86_400_000);
  const desk = await room.joined(await room.invited('later@station.test', 'finance'), 'Later');
  const due = async () => {
    const { data } = await desk.browser.call(money.renewals, {});
    const day = data.ahead.find((each) => each.day === charge.to.slice(0, 10));
    return { count: day?.count ?? 0, sum: day?.sum, failed: data.failed };
  };
  const { count, sum } = await due();
  expect(sum).toEqual({ amount: count * 499, currency: 'USD' });
  const failedAt = new Date(app.now()).toISOString();
  await app.internal(renewalFailed, { ...at, at: failedAt, reason: 'NO_FUNDS' });
  const after = await due();
  expect(after.count).toBe(count - 1);
  expect(after.failed).toMatchObject([
    { amount: { amount: 499, currency: 'USD' }, status: 'ACTIVE', failedAt, retriedAt: null },
  ]);
});
