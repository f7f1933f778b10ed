import { payment } from '@kandil/contract';
import { refundAtGateway } from '@kandil/contract/internal';
import { GATEWAYS } from '@kandil/contract/payment';
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { SignedUp } from '../../../testing/auth-app.ts';
import {
  answerPage,
  begin,
  comeBack,
  pay,
  paymentAppOfFile,
  planOf,
  renewed,
  stateOf,
} from '../../../testing/payment-app.ts';
import { payByCard } from '../../../testing/pay-by-card.ts';

const app = await paymentAppOfFile();

const rows = async (text: string, ...values: unknown[]) =>
  (await app.database.pool.query(text, values)).rows as Record<string, unknown>[];

test.each(GATEWAYS)('a subscription that %s does not know counts as ended', async (gatewayCode) => {
  const member = await app.member();
  const at = { gatewayCode, gatewaySubsId: randomUUID() };
  const gatewayPackage = 'of another time';
  await rows(
    `insert into purchase.subscription (user_id, subscription_code, plan_code, period_code, status, gateway_code,
       gateway_package, gateway_subs_id, amount, currency, starts_at, expires_at, created_at)
     values ($1, $2, 'SOLO', 'MONTHLY', 'ACTIVE', $3, $4, $2, 499, 'USD', $5, $5::timestamptz + interval '9 days', $5)`,
    member.userId,
    at.gatewaySubsId,
    gatewayCode,
    gatewayPackage,
    new Date(await app.clock()),
  );
  const { status } = await member.visitor.call(payment.billingCancel, { ...at, gatewayPackage });
  expect([status, await planOf(member.visitor)]).toEqual([200, 'CANCELED']);
  expect(
    await rows(
      'select ended_at is not null as ended from payment.gateway_subscription where gateway_subs_id = $1',
      at.gatewaySubsId,
    ),
  ).toEqual([{ ended: true }]);
  expect((await app.ledger(gatewayCode.toLowerCase())).length).toBe(0);
});

test('an approval that its gateway does not know any more is given up, and a new attempt can begin', async () => {
  const member = await app.member();
  const { intentId, url } = await begin(member.visitor);
  const back = await answerPage(url, 'agree');
  await rows(
    `update payment.intent set state = 'UNKNOWN', operation = 'ACTIVATE', gateway_subs_id = 'I-LOST' where id = $1`,
    intentId,
  );
  await app.reconcile();
  expect(await stateOf(member.visitor, intentId)).toBe('CONFIRMING');
  await rows(
    `update payment.intent set expires_at = now() - interval '1 minute' where id = $1`,
    intentId,
  );
  await app.reconcile();
  expect(await stateOf(member.visitor, intentId)).toBe('CLOSED');
  expect(await comeBack(app, back)).toBe('/payment-failed');
  await begin(member.visitor);
});

test('money goes back, also if its gateway does not know the subscription any more', async () => {
  const member = await app.member();
  const { intentId } = await pay(app, member.visitor);
  const [charge] = await rows(
    `select charge_id as id from payment.gateway_charge c
     join payment.intent i using (gateway_code, gateway_subs_id) where i.id = $1`,
    intentId,
  );
  const refund = {
    gatewayCode: 'PAYPAL',
    gatewaySubsId: 'I-LOST-TOO',
    key: randomUUID(),
    chargeId: String(charge?.['id']),
    amount: 200,
    currency: 'USD',
    reason: 'test',
  } as const;
  await app.internal(refundAtGateway, refund);
  expect(await app.moved('paypal', member)).toEqual(['charge 499', 'refund 200']);
});

const seatOf = async (intentId: string) =>
  (await rows('select state from purchase.reservation where intent_id = $1', intentId))[0]?.[
    'state'
  ];

/** Pays with a card that iyzico charges later. */
async function paysLater(cardNumber: string): Promise<{ member: SignedUp; intentId: string }> {
  const member = await app.member();
  await app.faults('iyzico', { later: true });
  const { intentId } = await payByCard(app, member, cardNumber);
  expect([await stateOf(member.visitor, intentId), await planOf(member.visitor)]).toEqual([
    'CONFIRMING',
    null,
  ]);
  return { member, intentId };
}

test('a charge that iyzico makes later settles the attempt', async () => {
  const { member, intentId } = await paysLater('5528790000000008');
  await app.later({ ms: 10_000 });
  await app.reconcile();
  expect([await stateOf(member.visitor, intentId), await planOf(member.visitor)]).toEqual([
    'PAID',
    'ACTIVE',
  ]);
  expect(await seatOf(intentId)).toBe('SETTLED');
});

test('a charge that iyzico makes later and that fails is a failed attempt; it is not tried again', async () => {
  const { member, intentId } = await paysLater('5528790000000008');
  await app.faults('iyzico', { refuse: 'NO_FUNDS' });
  expect(await seatOf(intentId)).toBe('HELD');
  await app.later({ ms: 10_000 });
  await app.faults('iyzico', { refuse: null });
  await app.reconcileNightly();
  await app.reconcile();
  expect(await stateOf(member.visitor, intentId)).toBe('FAILED');
  const { data } = await member.visitor.call(payment.billingState, { intentId });
  expect(data?.reason).toBe('NO_FUNDS');
  expect([await planOf(member.visitor), await seatOf(intentId)]).toEqual([null, 'RELEASED']);
  // Nothing is left that could charge the card, and another attempt can begin.
  await app.later({ months: 2 });
  await app.reconcileNightly();
  expect((await app.moved('iyzico', member)).filter((one) => one !== 'charge 1')).not.toContain(
    'charge 499',
  );
  expect(
    await rows(
      `select s.ended_at is not null as ended from payment.gateway_subscription s
       join payment.intent i using (gateway_code, gateway_subs_id) where i.id = $1`,
      intentId,
    ),
  ).toEqual([{ ended: true }]);
});

test('a promo seat stays with its attempt while the gateway may still charge', async () => {
  const { intentId } = await paysLater('5528790000000008');
  app.advance(3.1 * 86_400_000);
  await app.faults('iyzico', { next: { answer: 'fail', only: '/cancel', count: 1000 } });
  await app.reconcile();
  expect(await rows('select state from payment.intent where id = $1', intentId)).toEqual([
    { state: 'ABANDONED' },
  ]);
  expect(await seatOf(intentId)).toBe('HELD');
  await app.faults('iyzico', { next: null });
  // What is unfinished is repeated every five minutes.
  app.advance(300_000);
  await app.reconcile();
  expect(await seatOf(intentId)).toBe('RELEASED');
});

test('an attempt that was given up and is charged after all is a plan, and is not canceled', async () => {
  const { member, intentId } = await paysLater('5528790000000008');
  app.advance(3.1 * 86_400_000);
  await app.faults('iyzico', { next: { answer: 'fail', only: '/cancel', count: 1000 } });
  await app.reconcile();
  expect(await rows('select state from payment.intent where id = $1', intentId)).toEqual([
    { state: 'ABANDONED' },
  ]);
  await app.send('POST', '/gateways/clock', { ms: 10_000 });
  await app.faults('iyzico', { next: null });
  await app.reconcileNightly();
  expect(await stateOf(await renewed(member), intentId)).toBe('PAID');
  expect(
    await rows(
      `select s.cancel_requested_at, s.ended_at from payment.gateway_subscription s
       join payment.intent i using (gateway_code, gateway_subs_id) where i.id = $1`,
      intentId,
    ),
  ).toEqual([{ cancel_requested_at: null, ended_at: null }]);
});

test('a renewal that failed is tried again at night, once a day', async () => {
  const member = await app.member();
  const { intentId } = await payByCard(app, member, '5528790000000008');
  const [row] = await rows(
    'select gateway_subs_id as id from payment.intent where id = $1',
    intentId,
  );
  await app.faults('iyzico', { refuse: 'NO_FUNDS' });
  await app.send('POST', `/gateways/iyzico/subscriptions/${String(row?.['id'])}/renew`);
  await app.reconcileNightly();
  await app.faults('iyzico', { refuse: null });
  const charges = async () =>
    (await app.moved('iyzico', member)).filter((one) => one === 'charge 499').length;
  await app.reconcileNightly();
  expect(await charges()).toBe(1);
  await rows(
    `update payment.gateway_subscription set retried_at = retried_at - interval '1 day'
     where gateway_subs_id = $1`,
    row?.['id'],
  );
  await app.reconcileNightly();
  expect(await charges()).toBe(2);
});
