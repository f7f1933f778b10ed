import { payment, purchase } from '@kandil/contract';
import {
  paymentExport,
  paymentForget,
  plansSync,
  purchaseForget,
  refundAtGateway,
} from '@kandil/contract/internal';
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
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
import type { SignedUp } from '../../../testing/auth-app.ts';
import { payByCard } from '../../../testing/pay-by-card.ts';
import { tidyPayments } from '../jobs/jobs.ts';

const app = await paymentAppOfFile();

const ownPlan = async ({ visitor }: Pick<SignedUp, 'visitor'>) => {
  const { data } = await visitor.call(purchase.userPlan, {});
  if (!data) throw new Error('there is no plan');
  return data;
};
const chargeOf = async ({ userId }: SignedUp) => {
  const { rows } = await app.database.pool.query(
    'select charge_id from purchase.receipt where user_id = $1 order by number desc limit 1',
    [userId],
  );
  return String((rows as { charge_id: string }[])[0]?.charge_id);
};

test('a chargeback at the gateway ends access, from its event', async () => {
  const member = await app.member();
  await pay(app, member.visitor);
  await app.delivered('paypal');
  await app.chargeBack('paypal', await chargeOf(member));
  await app.delivered('paypal');
  const { data } = await member.visitor.call(purchase.userReceipts, {});
  expect(data.receipts.map(({ status }) => status)).toContain('CHARGED_BACK');
  expect(await planOf(member.visitor)).not.toBe('ACTIVE');
});

test('a refund that is asked for twice goes back once, and is booked', async () => {
  const member = await app.member();
  await pay(app, member.visitor);
  // An event of the payment that came later would give the requested refund back first, and get the fault.
  await app.delivered('paypal');
  const { gatewayCode, gatewaySubsId } = await ownPlan(member);
  const refund = {
    gatewayCode,
    gatewaySubsId,
    key: randomUUID(),
    chargeId: await chargeOf(member),
    amount: 200,
    currency: 'USD',
    reason: 'test',
  };
  await app.faults('paypal', { next: { answer: 'lose', count: 1, only: '/refund' } });
  await expect(app.internal(refundAtGateway, refund)).rejects.toThrow('GATEWAY_UNAVAILABLE');
  await app.internal(refundAtGateway, refund);
  await app.internal(refundAtGateway, refund);
  await app.reconcile();
  expect(await app.moved('paypal', member)).toEqual(['charge 499', 'refund 200']);
  const { data } = await member.visitor.call(purchase.userReceipts, {});
  expect(data.receipts.map(({ amount }) => amount.amount).toSorted((a, b) => a - b)).toEqual([
    -200, 499,
  ]);
});

test('the subscription of a deleted account is canceled, later if the gateway is down now', async () => {
  const member = await app.member();
  await pay(app, member.visitor);
  await app.delivered('paypal');
  const { gatewaySubsId } = await ownPlan(member);
  await app.faults('paypal', { next: { answer: 'fail', count: 1000 } });
  const of = { userId: member.userId, profileIds: [] };
  await app.internal(paymentForget, of);
  await app.internal(paymentForget, of);
  await app.internal(purchaseForget, { ...of, buyer: { name: 'X', email: null, country: 'US' } });
  await app.faults('paypal', { next: null });
  await app.reconcile();
  const charged = async () =>
    (await app.ledger('paypal')).filter(({ subscription }) => subscription === gatewaySubsId);
  await app.later({ months: 2 });
  expect((await charged()).map(({ kind }) => kind)).toEqual(['charge']);
  const { rows } = await app.database.pool.query(
    'select * from payment.intent where user_id = $1',
    [member.userId],
  );
  expect(rows).toEqual([]);
});

test('a renewal of a deleted account that came before its cancellation goes back', async () => {
  const member = await app.member();
  await pay(app, member.visitor);
  await app.delivered('paypal');
  const { gatewaySubsId } = await ownPlan(member);
  const of = { userId: member.userId, profileIds: [] };
  await app.faults('paypal', { next: { answer: 'fail', count: 1000 }, events: 'never' });
  await app.internal(paymentForget, of);
  await app.internal(purchaseForget, { ...of, buyer: { name: 'X', email: null, country: 'US' } });
  await app.later({ months: 1, hours: 1 });
  await app.faults('paypal', { next: null });
  await app.reconcileNightly();
  await app.reconcile();
  const moved = (await app.ledger('paypal')).filter(
    ({ subscription }) => subscription === gatewaySubsId,
  );
  expect(moved.map(({ kind, amount }) => `${kind} ${amount}`)).toEqual([
    'charge 499',
    'charge 499',
    'refund 499',
  ]);
});

test('a renewal that fails, and payment by another gateway out of SUSPENDED', async () => {
  const member = await app.member();
  await pay(app, member.visitor);
  await app.delivered('paypal');
  const { gatewaySubsId } = await ownPlan(member);
  await app.refuseNext('paypal', gatewaySubsId);
  await app.later({ months: 1, hours: 1 });
  await app.delivered('paypal');
  const { rows } = await app.database.pool.query(
    'select failed_at is not null as failed from purchase.subscription where gateway_subs_id = $1',
    [gatewaySubsId],
  );
  expect(rows).toEqual([{ failed: true }]);
  const visitor = await renewed(member);
  const { page } = await pay(app, visitor, {
    gatewayCode: 'OPERATOR',
    sourceKind: 'CONSENT_GATEWAY',
  });
  expect([page, await planOf(visitor)]).toEqual(['/payment-succeed', 'ACTIVE']);
  await app.reconcile();
  await app.later({ days: 20 });
  expect(await app.moved('paypal', member)).toEqual(['charge 499']);
  expect(await app.moved('operator', member)).toEqual(['charge 499']);
});

test('canceled and restarted: a new consent whose first charge falls at the period’s end', async () => {
  const member = await app.member();
  const { visitor } = member;
  await pay(app, visitor);
  const { gatewayCode, gatewayPackage, gatewaySubsId } = await ownPlan(member);
  await visitor.call(payment.billingCancel, { gatewayCode, gatewayPackage, gatewaySubsId });
  const { intentId, url } = await begin(visitor);
  expect(await comeBack(app, await answerPage(url, 'agree'))).toBe('/payment-succeed');
  expect([await stateOf(visitor, intentId), await planOf(visitor)]).toEqual(['PAID', 'ACTIVE']);
  expect(await app.moved('paypal', member)).toEqual(['charge 499']);
  await app.delivered('paypal');
  await app.later({ months: 1, days: 1 });
  await app.delivered('paypal');
  expect(await app.moved('paypal', member)).toEqual(['charge 499', 'charge 499']);
});

test('plans of all packages are created at the gateways, once', async () => {
  const first = await app.internal(plansSync, {});
  const stored = async () =>
    (await app.database.pool.query('select * from payment.gateway_plan order by 1, 2')).rows;
  const plans = await stored();
  expect(first.plans).toBeGreaterThan(5);
  expect(await app.internal(plansSync, {})).toEqual(first);
  expect(await stored()).toEqual(plans);
});

test('the export of an account has its attempts', async () => {
  const member = await app.member();
  await begin(member.visitor);
  await pay(app, member.visitor);
  const exported = await app.internal(paymentExport, { userId: member.userId, profileIds: [] });
  expect(exported['payments']).toMatchObject([{ state: 'CLOSED' }, { state: 'PAID' }]);
  expect(JSON.stringify(exported)).not.toContain('secret');
});

test('events go after 13 months, unpaid attempts after 90 days; paid ones stay', async () => {
  const member = await app.member();
  const { intentId } = await begin(member.visitor);
  await pay(app, member.visitor);
  await app.delivered('paypal');
  const stored = async (table: string) => {
    const { rows } = await app.database.pool.query(`select count(*)::int from payment.${table}`);
    return (rows as { count: number }[])[0]?.count ?? 0;
  };
  expect(await stored('gateway_event')).toBeGreaterThan(0);
  app.advance(91 * 86_400_000);
  await app.run(tidyPayments);
  expect(await stored('gateway_event')).toBeGreaterThan(0);
  const visitor = await renewed(member);
  expect(await stateOf(visitor, intentId)).toBe('NOT_FOUND');
  expect(
    await app.internal(paymentExport, { userId: member.userId, profileIds: [] }),
  ).toMatchObject({ payments: [{ state: 'PAID' }] });
  app.advance(320 * 86_400_000);
  await app.run(tidyPayments);
  expect(await stored('gateway_event')).toBe(0);
});

test('by card: the form’s post from another site settles it; the identity number is stored nowhere', async () => {
  const member = await app.member();
  const { page, intentId } = await payByCard(app, member, '5528790000000008');
  expect(page).toBe('/payment-succeed');
  const { visitor } = member;
  expect([await planOf(visitor), await stateOf(visitor, intentId)]).toEqual(['ACTIVE', 'PAID']);
  expect(await app.moved('iyzico', member)).toContain('charge 499');
});

test('a card without funds: no plan, and no money is booked', async () => {
  const member = await app.member();
  await payByCard(app, member, '4111111111111129');
  await app.reconcile();
  expect(await planOf(member.visitor)).toBeNull();
  expect(await app.moved('iyzico', member)).not.toContain('charge 499');
});
