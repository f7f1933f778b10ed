import { payment, purchase } from '@kandil/contract';
import * as books from '@kandil/contract/control/payment';
import * as money from '@kandil/contract/control/purchase';
import { GATEWAYS } from '@kandil/contract/payment';
import * as staff from '@kandil/contract/staff';
import { randomUUID } from 'node:crypto';
import { afterAll, expect, test, vi } from 'vitest';
import type { SignedUp } from '../../../testing/auth-app.ts';
import { pay, paymentAppOfFile, renewed } from '../../../testing/payment-app.ts';
import { payByCard } from '../../../testing/pay-by-card.ts';
import { sellAt } from '../../../testing/raised-price.ts';
import { openControl } from '../../../testing/staff-app.ts';
import { carryPrices } from '../../purchase/jobs/jobs.ts';

const app = await paymentAppOfFile();
const room = await openControl(app);
afterAll(() => room.close());

const CARD = '5528790000000008';
const BY_OPERATOR = { gatewayCode: 'OPERATOR', sourceKind: 'CONSENT_GATEWAY' } as const;
const SOLO = { planCode: 'SOLO', periodCode: 'MONTHLY', country: '*', currency: 'USD' } as const;

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

async function announce(amount: number) {
  await sellAt(app, { 'SOLO MONTHLY': amount });
  const key = randomUUID();
  const answer = await (await chief()).call(money.priceRaise, { ...SOLO, key, amount });
  expect([answer.status, answer.code]).toEqual([200, null]);
  await app.idle();
  return key;
}

const ownPlan = async (member: SignedUp) => {
  const { data } = await (await renewed(member)).call(purchase.userPlan, {});
  return data;
};
/** @throws Error if the member has no plan */
async function running(member: SignedUp) {
  const plan = await ownPlan(member);
  if (!plan) throw new Error('there is no plan');
  return plan;
}
/** The member cancels it. */
async function cancel(member: SignedUp) {
  const { gatewayCode, gatewayPackage, gatewaySubsId } = await running(member);
  const canceled = await (
    await renewed(member)
  ).call(payment.billingCancel, { gatewayCode, gatewayPackage, gatewaySubsId });
  expect(canceled.status).toBe(200);
}
const paid = async (member: SignedUp) => {
  const { data } = await (await renewed(member)).call(purchase.userReceipts, {});
  return data.receipts.map(({ amount }) => amount.amount).toReversed();
};
const subjects = ({ email }: SignedUp) =>
  app.mails
    .filter(({ to, subject }) => to === email && subject.includes('price'))
    .map(({ subject }) => subject);

/** Moves all clocks day by day, as jobs run by the hour. */
async function days(count: number) {
  for (let day = 0; day < count; day += 1) {
    await app.later({ days: 1 });
    for (const gateway of ['paypal', 'iyzico', 'operator']) await app.delivered(gateway);
    await app.run(carryPrices);
    await app.idle();
  }
}
/** How many differences there are between our books and the gateways' own lists of the months of a span. */
async function differences(from: number): Promise<number> {
  const browser = await chief();
  let count = 0;
  for (let at = from; at < app.now() + 31 * 86_400_000; at += 28 * 86_400_000) {
    const month = new Date(Math.min(at, app.now())).toISOString().slice(0, 7);
    for (const gatewayCode of GATEWAYS) {
      expect((await browser.call(books.booksCompare, { gatewayCode, month })).code).toBeNull();
      await app.idle();
      const { data } = await browser.call(books.books, { month });
      const run = data.gateways.find((each) => each.gatewayCode === gatewayCode)?.run;
      expect(run?.state).toBe('DONE');
      const { data: found } = await browser.call(books.booksDifferences, { runId: run?.id ?? '' });
      count += found.differences.length;
    }
  }
  return count;
}
const daysUntil = (moment: string | null) =>
  Math.ceil((Date.parse(moment ?? '') - app.now()) / 86_400_000);

/** A charge from before the plan moved to another id is given back, and booked. */
async function refundsEarlierCharge(card: SignedUp) {
  const { receipts } = (await (await renewed(card)).call(purchase.userReceipts, {})).data;
  expect(receipts.at(-2)?.amount.amount).toBe(499);
  const back = await (
    await chief()
  ).call(money.refundOrder, {
    number: receipts.at(-2)?.number ?? '',
    amount: 100,
    reason: 'the picture stopped',
  });
  expect(back.code).toBeNull();
  await app.idle();
  expect((await paid(card)).toSorted((a, b) => a - b)).toEqual([-100, 499, 499, 599, 599]);
  const { rows: refunds } = await app.database.pool.query(
    'select refunded, reported_refunded from payment.gateway_charge where refunded > 0',
  );
  expect(refunds).toEqual([{ refunded: 100, reported_refunded: 100 }]);
}

test('each gateway goes on by its rules; nobody pays more within 30 days of the mail', async () => {
  const [operator, card, agreeing, silent] = (await Promise.all(
    [1, 2, 3, 4].map(() => app.member()),
  )) as [SignedUp, SignedUp, SignedUp, SignedUp];
  await pay(app, operator.visitor, BY_OPERATOR);
  await payByCard(app, card, CARD);
  await pay(app, agreeing.visitor);
  await pay(app, silent.visitor);
  await app.reconcile();
  await days(10);
  const begun = app.now() - 10 * 86_400_000;
  const everybody = [operator, card, agreeing, silent];
  for (const member of everybody) expect(await paid(member)).toEqual([499]);
  const id = await announce(599);
  const announcedAt = app.now();

  const first = (await running(operator)).priceChange;
  expect(Date.parse(first?.date ?? '') - announcedAt).toBeGreaterThan(30 * 86_400_000);
  expect(first).toMatchObject({ price: { amount: 599, currency: 'USD' }, agree: null });
  expect((await running(silent)).priceChange).toMatchObject({ agree: 'LATER' });
  expect((await running(operator)).nextCharge?.price.amount).toBe(499);

  // The next renewal comes within the 30 days: at the old price.
  await days(daysUntil((await running(operator)).expiryDate) + 1);
  for (const member of everybody) expect(await paid(member)).toEqual([499, 499]);
  expect(await ownPlan(silent)).toMatchObject({ priceChange: { agree: 'NOW' }, nextCharge: null });

  const visitor = await renewed(agreeing);
  const { page } = await pay(app, visitor);
  await app.delivered('paypal');
  await app.reconcile();
  expect(page).toBe('/payment-succeed');
  expect(await ownPlan(agreeing)).toMatchObject({ nextCharge: { price: { amount: 599 } } });
  // Who pays by card is not asked: the plan at this price is theirs already.
  const cardVisitor = await renewed(card);
  const { data: shown } = await cardVisitor.call(purchase.subscriptionPlans, {});
  const own = shown.periods.flatMap(({ plans }) => plans).find(({ current }) => current);
  expect(own?.paymentOptions).toEqual([]);

  const end = (await running(silent)).expiryDate;
  await days(daysUntil(end) - 2);
  expect((await running(card)).nextCharge?.price.amount).toBe(599);
  expect((await running(operator)).nextCharge?.price.amount).toBe(599);
  await days(4);
  await app.reconcileNightly();
  for (const member of [operator, card, agreeing])
    expect(await paid(member)).toEqual([499, 499, 599]);
  expect(await paid(silent)).toEqual([499, 499]);
  expect(await ownPlan(silent)).toBeNull();
  expect(await ownPlan(card)).toMatchObject({ status: 'ACTIVE', priceChange: null });
  expect((await running(card)).price.amount).toBe(599);

  const say = 'A new price for your Solo plan';
  expect(subjects(operator)).toEqual([expect.stringContaining(say)]);
  expect(subjects(card)).toEqual([expect.stringContaining(say)]);
  expect(subjects(agreeing)).toEqual([expect.stringContaining(say)]);
  expect(subjects(silent)).toEqual([
    expect.stringContaining(say),
    'Please agree to the new price of your Solo plan',
  ]);
  const { data } = await (await chief()).call(money.priceRaises, {});
  expect(data.raises.find((raise) => raise.id === id)).toMatchObject({
    expected: 4,
    isDone: true,
    counts: { applied: 2, moved: 1, over: 1, reported: 0, unreached: 0 },
    canStop: false,
  });

  // iyzico has a new id for the plan of the card: it renews, is refunded and canceled there.
  await days(daysUntil((await running(card)).expiryDate) + 1);
  expect(await paid(card)).toEqual([499, 499, 599, 599]);
  await cancel(card);
  await days(40);
  expect(await paid(card)).toEqual([499, 499, 599, 599]);
  await refundsEarlierCharge(card);
  expect(await differences(begun)).toBe(0);
}, 280_000);

/** The state of the notice of a member's subscription, and the id at its gateway. */
async function noticeOf({ userId }: SignedUp) {
  const { rows } = await app.database.pool.query(
    `select n.state, s.gateway_subs_id as id from purchase.price_notice n
     join purchase.subscription s on s.id = n.subscription_id where s.user_id = $1`,
    [userId],
  );
  return rows[0] as { state: string; id: string };
}

test('a worker dies after the gateway was asked: asked once, and taken back before it is charged', async () => {
  const [operator, card, leaving] = [await app.member(), await app.member(), await app.member()];
  await pay(app, operator.visitor, BY_OPERATOR);
  await payByCard(app, card, CARD);
  await payByCard(app, leaving, CARD);
  await app.reconcile();
  const before = await noticeOf(card);
  expect(before).toBeUndefined();
  const old = (await running(card)).gatewaySubsId;
  await days(1);
  const id = await announce(699);
  await days(daysUntil((await running(card)).expiryDate) + 1);
  await days(daysUntil((await running(card)).expiryDate) - 4);
  app.kill.after = 'reprice';
  await days(1);
  await app.idle();
  expect(app.kill.after).toBeNull();
  // The job that was killed runs again after a pause.
  for (const member of [operator, card])
    await vi.waitFor(async () => expect((await noticeOf(member)).state).toBe('MOVED'), 20_000);
  expect((await noticeOf(card)).id).not.toBe(old);
  // Where the account leads to at the gateway, as its deletion needs it.
  const { rows: leads } = await app.database.pool.query(
    'select gateway_subs_id as id from payment.intent where user_id = $1',
    [card.userId],
  );
  expect(leads).toEqual([{ id: (await noticeOf(card)).id }]);
  const { subscriptions } = (await app.send('GET', '/gateways/iyzico/subscriptions')) as {
    subscriptions: { status: string }[];
  };
  // One that runs for each of the two, and no third by the repeated request.
  expect(subscriptions.filter(({ status }) => status === 'ACTIVE')).toHaveLength(2);
  await cancel(leaving);

  const stopped = await (await chief()).call(money.priceRaiseStop, { id });
  expect([stopped.status, stopped.code]).toEqual([200, null]);
  expect((await (await chief()).call(money.priceRaiseStop, { id })).code).toBe('NOTHING_TO_DO');
  await app.idle();
  expect((await noticeOf(operator)).state).toBe('STOPPED');
  expect((await noticeOf(card)).state).toBe('STOPPED');
  expect((await running(card)).priceChange).toBeNull();
  await days(5);
  await app.reconcileNightly();
  expect(await paid(operator)).toEqual([599, 599, 599]);
  expect(await paid(card)).toEqual([599, 599, 599]);
  expect(await paid(leaving)).toEqual([599, 599]);
  expect(await ownPlan(card)).toMatchObject({ status: 'ACTIVE', price: { amount: 599 } });
  const say = 'The price of your Solo plan stays the same';
  expect(subjects(operator)).toContain(say);
  expect(subjects(card)).toContain(say);
  expect(subjects(leaving)).not.toContain(say);
}, 280_000);
