import { randomUUID } from 'node:crypto';
import * as money from '@kandil/contract/control/purchase';
import * as staff from '@kandil/contract/staff';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { reversed } from '@kandil/contract/internal';
import { buyersOfFile } from '../../../testing/buyers.ts';
import { openControl, type StaffBrowser } from '../../../testing/staff-app.ts';
import { orderRefund } from '../flows/operator.ts';

const app = await buyersOfFile();
const room = await openControl(app);
afterAll(() => room.close());

type Member = Awaited<ReturnType<typeof room.member>>;
let finance: Member;
let chief: Member;
let support: Member;
beforeAll(async () => {
  finance = await room.member('finance');
  chief = await room.member('administrator');
  support = await room.member('support');
  await app.database.pool.query(
    `update purchase.refund_limit set amount = 400 where currency = 'USD'`,
  );
});

const DAY = 86_400_000;
const REASON = 'the film stopped all evening';
/** A receipt of 4.99 USD; the limit is 4.00. */
async function paid(): Promise<{ number: string; chargeId: string; userId: string }> {
  const buyer = await app.buyer('stranger');
  const { charge } = await buyer.pays('SOLO', 'MONTHLY');
  const { rows } = await app.database.pool.query(
    `select number from purchase.receipt where charge_id = $1`,
    [charge.chargeId],
  );
  return { number: String(rows[0].number), chargeId: charge.chargeId, userId: buyer.userId };
}
const order = (who: { browser: StaffBrowser }, number: string, amount: number | null = null) =>
  who.browser.call(money.refundOrder, { number, amount, reason: REASON });
const approve = (who: { browser: StaffBrowser }, id: string) =>
  who.browser.call(money.refundApprove, { id });
const jobsOf = async (id: string) => {
  const { rows } = await app.database.pool.query(
    `select count(*)::int as count from queue.job where name = 'purchase.refund' and data->>'orderId' = $1`,
    [id],
  );
  return rows[0].count as number;
};

/** Passkeys stay shown for five minutes: a clock that moved asks for them again. */
async function confirmed(...who: Member[]) {
  for (const { browser, key } of who) {
    const { data: options } = await browser.call(staff.confirmOptions, {});
    await browser.call(staff.confirm, { answer: key.get(options) });
  }
}
beforeEach(() => confirmed(finance, chief, support));

describe('a refund', () => {
  test('below the limit is ordered at once, above it by a second person', async () => {
    const { number } = await paid();
    const part = await order(finance, number, 400);
    expect([part.status, part.data.state, part.data.amount]).toEqual([
      200,
      'AT_GATEWAY',
      { amount: 400, currency: 'USD' },
    ]);
    expect(await jobsOf(part.data.id)).toBe(1);

    const other = await paid();
    const whole = await order(finance, other.number);
    expect(whole.data).toMatchObject({ state: 'WAITING', amount: { amount: 499 } });
    expect(whole.data.orderedBy).toEqual({ id: finance.id, name: 'The finance' });
    expect(await jobsOf(whole.data.id)).toBe(0);
    expect((await approve(finance, whole.data.id)).code).toBe('SECOND_PERSON');
    const { data } = await approve(chief, whole.data.id);
    expect(data).toMatchObject({ state: 'AT_GATEWAY', approvedBy: 'The administrator' });
    expect(await jobsOf(whole.data.id)).toBe(1);
  });

  test('in parts counts as one against the limit', async () => {
    const { number, chargeId } = await paid();
    const first = await order(finance, number, 300);
    const at = new Date(app.now()).toISOString();
    const back = { gatewayCode: 'PAYPAL', chargeId, kind: 'REFUND', refunded: 300, at } as const;
    await app.internal(reversed, back);
    await app.database.pool.query(
      `update purchase.refund_order set done_at = now() where id = $1`,
      [first.data.id],
    );
    const second = await order(support, number, 150);
    expect([first.data.state, second.data.state]).toEqual(['AT_GATEWAY', 'WAITING']);
    await support.browser.call(money.refundCancel, { id: second.data.id });
    expect((await order(support, number, 100)).data.state).toBe('AT_GATEWAY');
  });

  test('administrators do not approve their own', async () => {
    const { number } = await paid();
    const { data } = await order(chief, number);
    expect((await approve(chief, data.id)).code).toBe('SECOND_PERSON');
    expect((await approve(support, data.id)).status).toBe(200);
  });

  test('two persons press at once: once', async () => {
    const { number } = await paid();
    const ordered = await Promise.all([order(finance, number), order(chief, number)]);
    expect(
      ordered.map(({ code }) => code).sort((a, b) => String(a).localeCompare(String(b))),
    ).toEqual([null, 'REFUND_OPEN']);
    const other = await paid();
    const { data } = await order(finance, other.number);
    const both = await Promise.all([approve(chief, data.id), approve(support, data.id)]);
    expect(both.map(({ code }) => code).sort((a, b) => String(a).localeCompare(String(b)))).toEqual(
      [null, 'ORDER_OVER'],
    );
    expect(await jobsOf(data.id)).toBe(1);
  });

  test('an answer that got lost is asked for again: one order, and one entry', async () => {
    const { number } = await paid();
    const asked = { key: randomUUID(), number, left: 499, amount: 100, reason: REASON };
    const press = (who = finance) => who.browser.call(money.refundOrder, asked);
    const presses = [...(await Promise.all([press(), press()])), await press()];
    expect(presses.map(({ data }) => data?.id)).toEqual([asked.key, asked.key, asked.key]);
    expect(await jobsOf(asked.key)).toBe(1);
    expect((await press(chief)).code).toBe('INVALID_INPUT');
  });

  test('two persons refund the same part one after the other: once', async () => {
    const { number, chargeId } = await paid();
    const asked = { number, left: 499, amount: 100, reason: REASON };
    const first = await finance.browser.call(money.refundOrder, asked);
    const at = new Date(app.now()).toISOString();
    const back = { gatewayCode: 'PAYPAL', chargeId, kind: 'REFUND', refunded: 100, at } as const;
    await app.internal(reversed, back);
    await app.database.pool.query(
      `update purchase.refund_order set done_at = now() where id = $1`,
      [first.data.id],
    );
    expect((await chief.browser.call(money.refundOrder, asked)).code).toBe('REFUND_LEFT');
    const seen = { ...asked, left: 399 };
    expect((await chief.browser.call(money.refundOrder, seen)).status).toBe(200);
  });

  test('what cannot be given back is refused', async () => {
    const { number, chargeId } = await paid();
    expect((await order(finance, number, 500)).code).toBe('REFUND_LEFT');
    for (const none of ['99999999', 'KND-'])
      expect((await order(finance, none)).code).toBe('NOT_FOUND');
    const at = new Date(app.now()).toISOString();
    const back = { gatewayCode: 'PAYPAL', chargeId, kind: 'REFUND', refunded: 499, at } as const;
    await app.internal(reversed, back);
    expect((await order(finance, number)).code).toBe('REFUND_LEFT');
    const { data } = await finance.browser.call(money.receipt, { number });
    expect(data).toMatchObject({ left: 0, status: 'REFUNDED', limit: 400, approvers: 2 });
    expect((await order(finance, data.notes[0]?.number ?? '')).code).toBe('REFUND_NOTE');
    for (const amount of [0, -1, 1.5, 3_000_000_000])
      expect((await order(finance, number, amount)).code).toBe('INVALID_INPUT');
    for (const reason of ['', '   ', 'x'.repeat(201)]) {
      const refused = await finance.browser.call(money.refundOrder, { number, amount: 1, reason });
      expect(refused.code).toBe('INVALID_INPUT');
    }
  });

  test('what went back meanwhile is refused at the moment of approval', async () => {
    const { number, chargeId } = await paid();
    const { data } = await order(finance, number, 450);
    const at = new Date(app.now()).toISOString();
    const reversal = { gatewayCode: 'PAYPAL', chargeId, kind: 'REFUND', at } as const;
    await app.internal(reversed, { ...reversal, refunded: 40 });
    // 459 are left: enough, and the earlier refund is not forgotten.
    await app.internal(reversed, { ...reversal, refunded: 100 });
    expect((await approve(chief, data.id)).code).toBe('REFUND_LEFT');
    expect(await jobsOf(data.id)).toBe(0);
    const { data: over } = await finance.browser.call(money.refundCancel, { id: data.id });
    expect(over.state).toBe('CANCELLED');
    expect((await order(finance, number, 399)).data.state).toBe('AT_GATEWAY');
  });

  test('an order waits seven days, is cancelled by the first, and frees its receipt', async () => {
    const { number } = await paid();
    const { data } = await order(finance, number);
    const waiting = async () => (await chief.browser.call(money.refundsWaiting, {})).data.orders;
    expect((await waiting()).map(({ id }) => id)).toContain(data.id);
    await finance.browser.call(money.refundCancel, { id: data.id });
    expect((await approve(chief, data.id)).code).toBe('ORDER_OVER');
    expect((await finance.browser.call(money.refundCancel, { id: data.id })).code).toBe(
      'ORDER_OVER',
    );

    const { data: late } = await order(finance, number);
    await app.database.pool.query(
      `update purchase.refund_order set ordered_at = $2 where id = $1`,
      [late.id, new Date(app.now() - 7 * DAY - 1)],
    );
    expect((await waiting()).map(({ id }) => id)).not.toContain(late.id);
    expect((await approve(chief, late.id)).code).toBe('ORDER_OVER');
    expect((await order(finance, number)).data.state).toBe('WAITING');
    const { data: shown } = await finance.browser.call(money.receipt, { number });
    expect(shown.orders.map(({ state }) => state)).toContain('EXPIRED');
  });

  test('an order ends with the role of the one who gave it', async () => {
    const temp = await room.joined(await room.invited('temp@station.test', 'finance'), 'Temp');
    const { number } = await paid();
    const { data } = await order(temp, number);
    await chief.browser.call(staff.roleSet, { id: temp.id, role: 'editor' });
    expect((await approve(chief, data.id)).code).toBe('ORDER_OVER');
    expect((await approve(temp, data.id)).code).toBe('FORBIDDEN');
    const { data: cancelled } = await chief.browser.call(money.refundCancel, { id: data.id });
    expect(cancelled.orderedBy.name).toBe('Temp');
  });

  test('each step is in the audit for ten years, with its reason', async () => {
    const { number } = await paid();
    const { data } = await order(finance, number);
    await approve(chief, data.id);
    const subject = `receipt:${data.number}`;
    const entriesOf = async (of: string) =>
      (await chief.browser.call(staff.audit, { subject: of })).data.entries.map(
        ({ call, reason, changes }) => [call, reason, changes],
      );
    const all = { amount: 499, currency: 'USD' };
    await expect
      .poll(() => entriesOf(subject))
      .toMatchObject([
        ['purchase.refundApprove', REASON, all],
        ['purchase.refundOrder', REASON, { ...all, waits: true }],
      ]);
    const { data: small } = await order(finance, (await paid()).number, 100);
    await expect
      .poll(() => entriesOf(`receipt:${small.number}`))
      .toEqual([['purchase.refundOrder', REASON, { amount: 100, currency: 'USD' }]]);
    const { rows } = await app.database.pool.query(
      `select min(stays_until - at) > interval '9 years' as long from staff.audit where subject = $1`,
      [subject],
    );
    expect(rows).toEqual([{ long: true }]);
  });
});

test('the command has no limit, and says in words what is refused', async () => {
  const { number } = await paid();
  const { amount, orderId } = await orderRefund(app, {
    number,
    amount: null,
    reason: REASON,
    operator: 'aylin',
  });
  expect([amount, await jobsOf(orderId)]).toEqual([499, 1]);
  const { data } = await finance.browser.call(money.receipt, { number });
  expect(data.orders[0]?.orderedBy).toEqual({ id: null, name: 'aylin' });
});

test('a receipt masks its buyer, and one of a deleted account still shows', async () => {
  const { number, userId } = await paid();
  await app.database.pool.query(
    `update purchase.receipt set user_id = null, buyer_name = 'Amina Yusuf',
       buyer = '{"email": "amina@kandil.test", "country": "SY"}' where user_id = $1`,
    [userId],
  );
  const { data } = await support.browser.call(money.receipt, { number });
  expect(data.accountId).toBeNull();
  expect(data.buyer).toEqual({ name: 'Amina Y.', email: 'a•••@k•••.test' });
  expect((await order(finance, number, 100)).data.state).toBe('AT_GATEWAY');
});
