import { purchase } from '@kandil/contract';
import * as money from '@kandil/contract/control/purchase';
import { noticeSent, settle } from '@kandil/contract/internal';
import * as staff from '@kandil/contract/staff';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { buyersOfFile } from '../../../testing/buyers.ts';
import { jobsEnd, runJob } from '../../../testing/jobs.ts';
import { sellAt } from '../../../testing/raised-price.ts';
import { openControl } from '../../../testing/staff-app.ts';
import { carryPrices } from '../jobs/jobs.ts';

const DAY = 86_400_000;
const app = await buyersOfFile();
const room = await openControl(app);
afterAll(() => room.close());

/** Sessions end while the clock jumps: somebody else does each thing, with a fresh passkey. */
let people = 0;
async function chief() {
  people += 1;
  const mail = `a${people}@station.test`;
  const { browser, key } = await room.joined(await room.invited(mail, 'administrator'), 'A');
  const { data: options } = await browser.call(staff.confirmOptions, {});
  await browser.call(staff.confirm, { answer: key.get(options) });
  return browser;
}

/** Each test has its own price: what it announces reaches the buyers of the test before, too. */
let price = 499;
beforeEach(async () => {
  await app.database.pool.query(
    `update purchase.subscription set status = 'CANCELED', canceled_at = coalesce(canceled_at, created_at);
     update purchase.price_notice set state = 'OVER'`,
  );
});

const SOLO = { planCode: 'SOLO', periodCode: 'MONTHLY', country: '*', currency: 'USD' } as const;
type Buyer = Awaited<ReturnType<typeof app.buyer>>;
const GATEWAY = { gatewayCode: 'OPERATOR' } as const;

async function announce(): Promise<string> {
  price += 100;
  await sellAt(app, { 'SOLO MONTHLY': price });
  const asked = { ...SOLO, key: randomUUID(), amount: price };
  expect((await (await chief()).call(money.priceRaise, asked)).code).toBeNull();
  await jobsEnd(app);
  return asked.key;
}

const noticeOf = async ({ userId }: Buyer) => {
  const { rows } = await app.database.pool.query(
    `select n.id, n.state, n.subscription_id from purchase.price_notice n
     join purchase.subscription s on s.id = n.subscription_id where s.user_id = $1`,
    [userId],
  );
  return rows[0] as { id: string; state: string; subscription_id: string };
};

/** As when the gateway was asked to charge the new price from a moment on. */
async function moved(buyer: Buyer, from: Date): Promise<void> {
  const { id, subscription_id: subscriptionId } = await noticeOf(buyer);
  await app.db
    .updateTable('subscription')
    .set({ next_amount: price, next_from: from })
    .where('id', '=', subscriptionId)
    .execute();
  await app.db.updateTable('price_notice').set({ state: 'MOVED' }).where('id', '=', id).execute();
}

/** The charge of a period at the new price. */
async function charged(at: Awaited<ReturnType<Buyer['pays']>>['at'], from: string): Promise<void> {
  const to = app.monthAfter(from);
  const charge = { chargeId: randomUUID(), amount: price, currency: 'USD', at: from, from, to };
  await app.internal(settle, { ...at, intent: null, charge, freeUntil: null });
}

test('a full refund after a raise gives back what was charged', async () => {
  const buyer = await app.buyer();
  const { at, charge } = await buyer.pays('SOLO', 'MONTHLY', GATEWAY);
  await announce();
  const from = app.monthAfter(charge.to);
  await buyer.renews({ at, charge } as never);
  await moved(buyer, new Date(from));
  app.advanceTo(from, 1000);
  await charged(at, from);
  const receipts = await buyer.receipts();
  const amounts = receipts.map(({ amount }) => amount.amount);
  expect(amounts.toSorted((a, b) => a - b)).toEqual([charge.amount, charge.amount, price]);
  const browser = await chief();
  const back = async (amount: number) => {
    const number = receipts.find((each) => each.amount.amount === amount)?.number ?? '';
    const reason = 'the film stopped all evening';
    return (await browser.call(money.refundOrder, { number, amount: null, reason })).data?.amount;
  };
  expect(await back(price)).toEqual({ amount: price, currency: 'USD' });
  expect(await back(charge.amount)).toEqual({ amount: charge.amount, currency: 'USD' });
});

test('a withdrawal after a free period gives back the raised price that was charged', async () => {
  const buyer = await app.buyer();
  const from = new Date(app.now() + 40 * DAY).toISOString();
  const { at } = await buyer.consents('SOLO', 'MONTHLY', { ...GATEWAY, freeUntil: from });
  await app.database.pool.query(
    'update purchase.subscription set expires_at = $2, amount = 499 where user_id = $1',
    [buyer.userId, from],
  );
  await announce();
  await moved(buyer, new Date(from));
  app.advanceTo(from, 1000);
  await charged(at, from);
  expect((await buyer.plan())?.price.amount).toBe(price);
  const { data } = await buyer.visitor.call(purchase.userWithdrawal, {});
  expect(data).toMatchObject({ state: 'OPEN', refund: { amount: price, currency: 'USD' } });
  const stated = await buyer.visitor.call(purchase.withdraw, { fullName: 'Meryem Aksoy' });
  const withdrawalId = stated.data.id ?? '';
  const done = await buyer.visitor.call(purchase.withdrawConfirm, { withdrawalId });
  expect(done.data).toMatchObject({ state: 'WITHDRAWN', refund: { amount: price } });
  expect(await buyer.mail('You have withdrawn')).toContain(`$${(price / 100).toFixed(2)}`);
});

test('a blocked account that pays is informed', async () => {
  const buyer = await app.buyer();
  await buyer.pays('SOLO', 'MONTHLY', GATEWAY);
  await app.database.pool.query('update auth.accounts set disabled_at = now() where id = $1', [
    buyer.userId,
  ]);
  await announce();
  expect(await buyer.mail('A new price for your Solo plan')).toContain(
    `$${(price / 100).toFixed(2)}`,
  );
  expect((await noticeOf(buyer)).state).toBe('REPORTED');
});

test('a mail of which nothing is heard in three days leaves the old price, and says so if it comes', async () => {
  const [lost, read] = [await app.buyer(), await app.buyer()];
  await lost.pays('SOLO', 'MONTHLY', GATEWAY);
  await read.pays('SOLO', 'MONTHLY', GATEWAY);
  const id = await announce();
  await app.database.pool.query(
    `update purchase.price_notice set state = 'SENDING', reported_at = null where id = $1`,
    [(await noticeOf(lost)).id],
  );
  const states = async () => [(await noticeOf(lost)).state, (await noticeOf(read)).state];
  app.advance(2.9 * DAY);
  await runJob(app, carryPrices);
  expect(await states()).toEqual(['SENDING', 'REPORTED']);
  app.advance(0.2 * DAY);
  await runJob(app, carryPrices);
  expect(await states()).toEqual(['UNREACHED', 'REPORTED']);
  const { data } = await (await chief()).call(money.priceUnreached, { id });
  expect(data.rows.map(({ accountId }) => accountId)).toEqual([lost.userId]);
  expect((await lost.plan())?.priceChange).toBeNull();
  // Staff run the job again that was put aside.
  const at = new Date(app.now()).toISOString();
  await app.internal(noticeSent, { noticeId: (await noticeOf(lost)).id, outcome: 'TAKEN', at });
  await jobsEnd(app);
  expect(await lost.mail('stays the same')).toContain('You don’t need to do anything');
  expect(await states()).toEqual(['UNREACHED', 'REPORTED']);
});
