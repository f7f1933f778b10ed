import { purchase } from '@kandil/contract';
import * as money from '@kandil/contract/control/purchase';
import * as staff from '@kandil/contract/staff';
import { afterAll, beforeEach, expect, test } from 'vitest';
import type { SignedUp } from '../../../testing/auth-app.ts';
import { pay, paymentAppOfFile } from '../../../testing/payment-app.ts';
import { openControl } from '../../../testing/staff-app.ts';
import { tidyPurchases } from '../../purchase/jobs/jobs.ts';

const app = await paymentAppOfFile();
const room = await openControl(app);
afterAll(() => room.close());

type Desk = Awaited<ReturnType<typeof room.member>>;
let finance: Desk;
let seats = 0;
beforeEach(async () => {
  seats += 1;
  const token = await room.invited(`desk${seats}@station.test`, 'finance');
  finance = await room.joined(token, `Finance ${seats}`);
});

const call = () => finance.browser;
/** A receipt of 4.99 USD. */
async function paid() {
  const member = await app.member();
  await pay(app, member.visitor);
  await app.delivered('paypal');
  const { rows } = await app.database.pool.query(
    'select number, charge_id from purchase.receipt where user_id = $1',
    [member.userId],
  );
  return { member, number: String(rows[0].number), chargeId: String(rows[0].charge_id) };
}
type PaidReceipt = Awaited<ReturnType<typeof paid>>;
const ordered = async ({ number }: PaidReceipt) => {
  const { data } = await call().call(money.refundOrder, { number, amount: null, reason: 'asked' });
  return data.id;
};
/** What the gateway has no charge of, it refuses to refund. */
const rename = ({ number }: PaidReceipt, chargeId: string) =>
  app.database.pool.query('update purchase.receipt set charge_id = $2 where number = $1', [
    number,
    chargeId,
  ]);
const orderOf = async ({ number }: PaidReceipt) => {
  const { data } = await call().call(money.receipt, { number });
  return data.orders[0];
};
const failed = async () => (await call().call(money.refundsFailed, {})).data.orders;
const states = async (receipt: PaidReceipt) => (await orderOf(receipt))?.state;
const backTo = async ({ visitor }: SignedUp) => {
  const { data } = await visitor.call(purchase.userReceipts, {});
  return data.receipts.filter(({ amount }) => amount.amount < 0).map(({ amount }) => amount.amount);
};
const openRequests = async () =>
  (await app.database.pool.query('select key from payment.refund where done_at is null')).rows;

/** A refund that the gateway refused. */
async function refusedOne() {
  const receipt = await paid();
  await rename(receipt, 'NO-SUCH-CAPTURE');
  const id = await ordered(receipt);
  await expect.poll(() => states(receipt), { timeout: 20_000 }).toBe('FAILED');
  await rename(receipt, receipt.chargeId);
  return { ...receipt, id };
}

test('what the gateway refuses is shown in its words, and made when it is tried again', async () => {
  const receipt = await refusedOne();
  const order = (await failed()).find(({ id }) => id === receipt.id);
  expect(order?.failure).toMatchObject({
    kind: 'REFUSED',
    words: expect.stringMatching(/RESOURCE_NOT_FOUND|404/v),
  });
  expect((await call().call(money.refundsWaiting, {})).data.failed).toBe(1);
  // Nothing repeats it by itself.
  expect(await openRequests()).toEqual([]);
  const retry = () => call().call(money.refundRetry, { id: receipt.id });
  const both = await Promise.all([retry(), retry()]);
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  await expect.poll(() => states(receipt), { timeout: 20_000 }).toBe('DONE');
  await app.idle();
  expect(await app.moved('paypal', receipt.member)).toEqual(['charge 499', 'refund 499']);
  expect(await backTo(receipt.member)).toEqual([-499]);
  expect((await retry()).code).toBe('ORDER_OVER');
  const entries = await call().call(money.refundGiveUp, { id: receipt.id, reason: 'done by hand' });
  expect(entries.code).toBe('ORDER_OVER');
});

test('one is closed with a reason, frees its receipt, and is repeated no more', async () => {
  const receipt = await refusedOne();
  const closing = { id: receipt.id, reason: 'paid back by bank transfer' };
  const { data } = await call().call(money.refundGiveUp, closing);
  expect(data).toMatchObject({ state: 'GIVEN_UP', closeReason: closing.reason, failure: null });
  expect((await call().call(money.refundGiveUp, closing)).code).toBe('ORDER_OVER');
  expect((await call().call(money.refundRetry, { id: receipt.id })).code).toBe('ORDER_OVER');
  expect((await failed()).map(({ id }) => id)).not.toContain(receipt.id);
  await app.reconcile();
  expect(await app.moved('paypal', receipt.member)).toEqual(['charge 499']);
  // The receipt is free for another order.
  await ordered(receipt);
  await expect.poll(() => states(receipt), { timeout: 20_000 }).toBe('DONE');
});

test('without an answer it is asked for again by itself, once in all', async () => {
  const receipt = await paid();
  await app.faults('paypal', { next: { answer: 'lose', count: 1, only: '/refund' } });
  const id = await ordered(receipt);
  await expect.poll(() => states(receipt), { timeout: 20_000 }).toBe('DONE');
  await app.idle();
  expect(await app.moved('paypal', receipt.member)).toEqual(['charge 499', 'refund 499']);
  expect(await backTo(receipt.member)).toEqual([-499]);
  expect((await call().call(money.refundRetry, { id })).code).toBe('ORDER_OVER');
});

test('made while the order was forgotten: the order is done when the gateway says so', async () => {
  const receipt = await paid();
  await app.faults('paypal', { next: { answer: 'fail', count: 1000, only: '/refund' } });
  const id = await ordered(receipt);
  await expect.poll(() => states(receipt), { timeout: 20_000 }).toBe('FAILED');
  expect((await orderOf(receipt))?.failure).toMatchObject({ kind: 'UNAVAILABLE', words: null });
  // The job has used up its attempts; the service of payments has not.
  await app.database.pool.query(`delete from queue.job where name = 'purchase.refund'`);
  await app.faults('paypal', { next: null });
  await app.reconcile();
  await expect.poll(() => states(receipt), { timeout: 20_000 }).toBe('DONE');
  expect(await backTo(receipt.member)).toEqual([-499]);
  expect((await call().call(money.refundGiveUp, { id, reason: 'too late' })).code).toBe(
    'ORDER_OVER',
  );
});

test('closed without an answer: the service of payments repeats it no more', async () => {
  const receipt = await paid();
  await app.faults('paypal', { next: { answer: 'fail', count: 1000, only: '/refund' } });
  const id = await ordered(receipt);
  await expect.poll(() => states(receipt), { timeout: 20_000 }).toBe('FAILED');
  const { data } = await call().call(money.refundGiveUp, { id, reason: 'given back in cash' });
  expect(data.state).toBe('GIVEN_UP');
  await app.database.pool.query(`delete from queue.job where name = 'purchase.refund'`);
  await app.faults('paypal', { next: null });
  await app.reconcile();
  expect(await app.moved('paypal', receipt.member)).toEqual(['charge 499']);
});

test('an order that was forgotten before it failed is asked for at night', async () => {
  const receipt = await paid();
  const id = await ordered(receipt);
  await expect.poll(() => states(receipt), { timeout: 20_000 }).toBe('DONE');
  const second = await refusedOne();
  await app.database.pool.query(
    `update purchase.refund_order set failed_at = null, failure = null, ordered_at = ordered_at - interval '2 days'
       where id = $1`,
    [second.id],
  );
  await app.run(tidyPurchases);
  await expect.poll(() => states(second), { timeout: 20_000 }).toBe('DONE');
  expect(id).not.toBe(second.id);
});

test('who may not refund neither tries again nor closes; trying asks for the passkey', async () => {
  const receipt = await refusedOne();
  const editor = await room.joined(await room.invited('e@station.test', 'editor'), 'Editor');
  const asked = { id: receipt.id };
  expect((await editor.browser.call(money.refundRetry, asked)).code).toBe('FORBIDDEN');
  const closing = { ...asked, reason: 'whatever it is' };
  expect((await editor.browser.call(money.refundGiveUp, closing)).code).toBe('FORBIDDEN');
  app.advance(6 * 60_000);
  expect((await call().call(money.refundRetry, asked)).code).toBe('CONFIRM_REQUIRED');
  const { data: options } = await call().call(staff.confirmOptions, {});
  await call().call(staff.confirm, { answer: finance.key.get(options) });
  expect((await call().call(money.refundRetry, asked)).status).toBe(200);
});
