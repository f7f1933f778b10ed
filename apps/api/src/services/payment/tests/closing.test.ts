import { cancelAtGateway } from '@kandil/contract/internal';
import { expect, test } from 'vitest';
import { duringLock } from '../../../testing/during-lock.ts';
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

// Two that act on one attempt at the same time, and what is canceled while it may still be charged.

const app = await paymentAppOfFile();

const rows = async (text: string, ...values: unknown[]) =>
  (await app.database.pool.query(text, values)).rows as Record<string, unknown>[];
const setState = (intentId: string, state: string, operation: string | null) =>
  [
    'update payment.intent set state = $2, operation = $3, updated_at = now() where id = $1',
    intentId,
    state,
    operation,
  ] as const;
const stateIn = async (intentId: string) =>
  (await rows('select state from payment.intent where id = $1', intentId))[0]?.['state'];
async function atPayPal(intentId: string) {
  const [row] = await rows(
    'select gateway_subs_id as id from payment.intent where id = $1',
    intentId,
  );
  return { gatewayCode: 'PAYPAL' as const, gatewaySubsId: String(row?.['id']) };
}
const endOf = async ({ gatewaySubsId }: { gatewaySubsId: string }) =>
  (
    await rows(
      'select ended_at from payment.gateway_subscription where gateway_subs_id = $1',
      gatewaySubsId,
    )
  )[0]?.['ended_at'];

test.each([
  ['is being charged', 'ACTIVATING', 'ACTIVATE', '/payment-succeed'],
  ['was paid', 'SETTLED', null, '/payment-succeed'],
  ['was given up', 'ABANDONED', null, '/payment-failed'],
])(
  'a payer comes back from the gateway with a refusal while the attempt %s: it stays so',
  async (_what, state, operation, page) => {
    const { visitor } = await app.member();
    const { intentId, url } = await begin(visitor);
    const back = await answerPage(url, 'refuse');
    const change = setState(intentId, state, operation);
    expect(await duringLock(app.database, [change], () => comeBack(app, back))).toBe(page);
    expect(await stateIn(intentId)).toBe(state);
  },
);

test('an attempt that ends while the gateway is asked about its charge stays ended', async () => {
  const member = await app.member();
  await app.faults('iyzico', { later: true });
  const { intentId } = await payByCard(app, member, '5528790000000008');
  expect(await stateIn(intentId)).toBe('UNKNOWN');
  // Another process activates it now, and is not done.
  const [sql, ...values] = setState(intentId, 'ACTIVATING', 'ACTIVATE');
  await rows(sql, ...values);
  app.advance(5000);
  const change = setState(intentId, 'ABANDONED', null);
  const state = await duringLock(app.database, [change], () => stateOf(member.visitor, intentId));
  expect(state).toBe('CLOSED');
});

/** A process dies between its decision to charge and the charge. */
async function diedBeforeCharge() {
  const member = await app.member();
  const { intentId, url } = await begin(member.visitor);
  const back = await answerPage(url, 'agree');
  await app.faults('paypal', { events: 'never' });
  app.kill.after = 'read';
  expect(await comeBack(app, back)).toBe('status 500');
  return { member, intentId, back, at: await atPayPal(intentId) };
}

test('what may be charged at any moment does not count as canceled; once it is closed it does', async () => {
  const { member, intentId, at } = await diedBeforeCharge();
  await expect(app.internal(cancelAtGateway, at)).rejects.toThrow('GATEWAY_UNAVAILABLE');
  expect(await endOf(at)).toBeNull();
  await rows('update payment.intent set expires_at = now() where id = $1', intentId);
  app.advance(3 * 60_000);
  await app.reconcile();
  expect(await stateOf(member.visitor, intentId)).toBe('CLOSED');
  expect(await endOf(at)).not.toBeNull();
  expect(await app.moved('paypal', member)).toEqual([]);
});

test('what was approved and is not being charged is canceled, and stays so', async () => {
  const { member, intentId, at, back } = await diedBeforeCharge();
  const [sql, ...values] = setState(intentId, 'ABANDONED', null);
  await rows(sql, ...values);
  await app.internal(cancelAtGateway, at);
  const end = await endOf(at);
  expect(end).not.toBeNull();
  app.advance(60_000);
  await app.internal(cancelAtGateway, at);
  expect(await endOf(at)).toEqual(end);
  expect(await comeBack(app, back)).toBe('/payment-failed');
  expect(await app.moved('paypal', member)).toEqual([]);
});

test('the promo seat of an attempt that was never charged is free as soon as another one begins', async () => {
  const { member, intentId, at } = await diedBeforeCharge();
  const [sql, ...values] = setState(intentId, 'APPROVED', null);
  await rows(sql, ...values);
  await app.faults('paypal', { next: { answer: 'fail', count: 1000, only: '/cancel' } });
  await begin(member.visitor, { planCode: 'FAMILY' });
  await app.idle();
  expect(await endOf(at)).toBeNull();
  expect(
    await rows('select state from purchase.reservation where intent_id = $1', intentId),
  ).toEqual([{ state: 'RELEASED' }]);
});

test('an approval that comes after another payment is canceled at the gateway at once', async () => {
  const { visitor } = await app.member();
  const stale = await begin(visitor);
  await pay(app, visitor);
  await app.faults('paypal', { events: 'never' });
  expect(await comeBack(app, await answerPage(stale.url, 'agree'))).toBe('/payment-failed');
  expect(await endOf(await atPayPal(stale.intentId))).not.toBeNull();
  expect(await planOf(visitor)).toBe('ACTIVE');
});

test('an unpaid plan is canceled at its old gateway before it is paid at another one', async () => {
  const member = await app.member();
  const { intentId } = await pay(app, member.visitor);
  const { gatewaySubsId } = await atPayPal(intentId);
  await app.refuseNext('paypal', gatewaySubsId);
  await app.later({ months: 1, hours: 1 });
  await app.reconcileNightly();
  const visitor = await renewed(member);
  await app.faults('paypal', { next: { answer: 'fail', count: 1000, only: '/cancel' } });
  const other = { gatewayCode: 'OPERATOR', sourceKind: 'CONSENT_GATEWAY' } as const;
  const again = await pay(app, visitor, other);
  expect([await stateOf(visitor, again.intentId), await app.moved('operator', member)]).toEqual([
    'CONFIRMING',
    [],
  ]);
  await app.faults('paypal', { next: null });
  await app.reconcile();
  expect([await planOf(visitor), await app.moved('operator', member)]).toEqual([
    'ACTIVE',
    ['charge 499'],
  ]);
  expect(await app.moved('paypal', member)).toEqual(['charge 499']);
});
