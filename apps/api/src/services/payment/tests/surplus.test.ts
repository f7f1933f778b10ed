import { payment, purchase } from '@kandil/contract';
import { cancelAtGateway, ended, paymentForget, settle } from '@kandil/contract/internal';
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { SignedUp } from '../../../testing/auth-app.ts';
import {
  answerPage,
  begin,
  comeBack,
  offered,
  pay,
  paymentAppOfFile,
  planOf,
  renewed,
  stateOf,
} from '../../../testing/payment-app.ts';
import type { Visitor } from '../../../testing/visitor.ts';

// Money that pays for nothing, and records that are gone.

const app = await paymentAppOfFile();

const rows = async (text: string, ...values: unknown[]) =>
  (await app.database.pool.query(text, values)).rows as Record<string, unknown>[];
const forgetAttempt = (intentId: string) =>
  rows('delete from payment.intent where id = $1', intentId);

/** The subscription of an attempt at PayPal. */
async function atPayPal(intentId: string) {
  const [row] = await rows(
    'select gateway_subs_id as id from payment.intent where id = $1',
    intentId,
  );
  const gatewaySubsId = String(row?.['id']);
  return {
    at: { gatewayCode: 'PAYPAL' as const, gatewaySubsId },
    moved: () => app.movements('paypal', new Set([gatewaySubsId])),
    charges: () => app.ledger('paypal', new Set([gatewaySubsId])),
    async status() {
      const { subscriptions } = await app.send<{ subscriptions: { id: string; status: string }[] }>(
        'GET',
        '/gateways/paypal/subscriptions',
      );
      return subscriptions.find(({ id }) => id === gatewaySubsId)?.status;
    },
  };
}

/** A member with a paid monthly subscription. */
async function payer() {
  const member = await app.member();
  const { intentId } = await pay(app, member.visitor);
  await app.delivered('paypal');
  return { member, intentId, ...(await atPayPal(intentId)) };
}

async function cancels(visitor: Visitor): Promise<void> {
  const { data } = await visitor.call(purchase.userPlan, {});
  const { gatewayCode = 'PAYPAL', gatewayPackage = '', gatewaySubsId = '' } = data ?? {};
  const plan = { gatewayCode, gatewayPackage, gatewaySubsId };
  expect((await visitor.call(payment.billingCancel, plan)).status).toBe(200);
}

/** The process dies after PayPal has activated an approved attempt. */
async function killedAfterActivation({ visitor }: SignedUp) {
  const { intentId, url } = await begin(visitor);
  const back = await answerPage(url, 'agree');
  await app.faults('paypal', { events: 'never' });
  app.kill.after = 'activate';
  expect(await comeBack(app, back)).toBe('status 500');
  return { intentId, ...(await atPayPal(intentId)) };
}

/** A plan that the member gets in another way. */
async function getsPlan({ userId }: SignedUp): Promise<void> {
  const { gatewayPackage } = await offered(app.visitor(), { gatewayCode: 'OPERATOR' });
  const now = app.now();
  await app.internal(settle, {
    gatewayCode: 'OPERATOR',
    gatewaySubsId: randomUUID(),
    intent: {
      intentId: randomUUID(),
      userId,
      gatewayPackage,
      countryCode: null,
      termsVersion: '1',
    },
    charge: {
      chargeId: randomUUID(),
      amount: 499,
      currency: 'USD',
      at: new Date(now).toISOString(),
      from: new Date(now).toISOString(),
      to: new Date(now + 30 * 86_400_000).toISOString(),
    },
    freeUntil: null,
  });
}

/** Our clock is past the lease of a process that died. */
async function settled(): Promise<void> {
  app.advance(3 * 60_000);
  await app.reconcile();
}

test('the charge of an attempt whose payer has another plan by then goes back, and no other follows', async () => {
  const member = await app.member();
  const { intentId, moved, status } = await killedAfterActivation(member);
  await getsPlan(member);
  await settled();
  expect([await moved(), await status()]).toEqual([['charge 499', 'refund 499'], 'CANCELLED']);
  expect(await stateOf(member.visitor, intentId)).toBe('FAILED');
  expect(await planOf(member.visitor)).toBe('ACTIVE');
});

test('the charge of an attempt whose account is deleted by then goes back, and no other follows', async () => {
  const member = await app.member();
  const { moved, status } = await killedAfterActivation(member);
  await app.internal(paymentForget, { userId: member.userId, profileIds: [] });
  await settled();
  expect([await moved(), await status()]).toEqual([['charge 499', 'refund 499'], 'CANCELLED']);
});

test('a surplus that the gateway has given back itself is not given back again', async () => {
  const member = await app.member();
  const { at, moved, charges, status } = await killedAfterActivation(member);
  await getsPlan(member);
  const [charge] = await charges();
  await app.send('POST', `/paypal/sales/${charge?.id}/refund`, { amount: '499' });
  await settled();
  expect([await moved(), await status()]).toEqual([['charge 499', 'refund 499'], 'CANCELLED']);
  expect(
    await rows('select key from payment.refund where gateway_subs_id = $1', at.gatewaySubsId),
  ).toEqual([]);
});

test('a consent of a payer who has another plan by then is canceled, and nothing is charged', async () => {
  const { member } = await payer();
  const { visitor } = member;
  await cancels(visitor);
  const { intentId, moved, status } = await killedAfterActivation(member);
  await getsPlan(member);
  await settled();
  expect([await moved(), await status()]).toEqual([[], 'CANCELLED']);
  await app.reconcile();
  expect(await stateOf(visitor, intentId)).toBe('CLOSED');
  expect(await planOf(visitor)).toBe('ACTIVE');
});

test.each([['stored'], ['deleted']])(
  'a renewal after the end goes back, and no other follows; its attempt is %s',
  async (attempt) => {
    const { member, intentId, at, moved, status } = await payer();
    await app.internal(ended, { ...at, at: new Date(app.now()).toISOString() });
    if (attempt === 'deleted') await forgetAttempt(intentId);
    await app.faults('paypal', { events: 'never' });
    await app.later({ months: 1, hours: 1 });
    await app.reconcileNightly();
    expect([await moved(), await status()]).toEqual([
      ['charge 499', 'charge 499', 'refund 499'],
      'CANCELLED',
    ]);
    const visitor = await renewed(member);
    expect(await stateOf(visitor, intentId)).toBe(attempt === 'stored' ? 'PAID' : 'NOT_FOUND');
  },
);

test('a renewal is booked, also after its attempt was deleted', async () => {
  const { member, intentId } = await payer();
  await forgetAttempt(intentId);
  await app.faults('paypal', { events: 'never' });
  await app.later({ months: 1, hours: 1 });
  await app.reconcileNightly();
  const visitor = await renewed(member);
  const { data } = await visitor.call(purchase.userReceipts, {});
  expect([data.receipts.length, await planOf(visitor)]).toEqual([2, 'ACTIVE']);
});

test('a consent that ends at the gateway is canceled at night, also after its attempt was deleted', async () => {
  const { member } = await payer();
  const { visitor } = member;
  await cancels(visitor);
  const { intentId } = await pay(app, visitor);
  const { at } = await atPayPal(intentId);
  await forgetAttempt(intentId);
  await app.faults('paypal', { events: 'never' });
  expect(await planOf(visitor)).toBe('ACTIVE');
  app.kill.after = 'cancel';
  await expect(app.internal(cancelAtGateway, at)).rejects.toThrow('UNEXPECTED');
  expect(await planOf(visitor)).toBe('ACTIVE');
  await app.reconcileNightly();
  expect(await planOf(visitor)).toBe('CANCELED');
});
