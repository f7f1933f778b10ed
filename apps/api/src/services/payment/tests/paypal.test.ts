import { payment, purchase } from '@kandil/contract';
import { expect, test } from 'vitest';
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
import { watchIntents } from '../jobs/jobs.ts';

const app = await paymentAppOfFile();

const moved = (member: { userId: string }) => app.moved('paypal', member);

test(
  'approved and back: charged once, by us, with a plan and a receipt',
  { tags: ['PAYMENT-06'] },
  async () => {
    const member = await app.member();
    const { visitor } = member;
    const { intentId, url } = await begin(visitor);
    expect(await stateOf(visitor, intentId)).toBe('OPEN');
    const back = await answerPage(url, 'agree');
    expect(await moved(member)).toEqual([]);
    expect(await comeBack(app, back)).toBe('/payment-succeed');
    await app.delivered('paypal');
    expect(await moved(member)).toEqual(['charge 499']);
    expect([await planOf(visitor), await stateOf(visitor, intentId)]).toEqual(['ACTIVE', 'PAID']);
    const { data } = await visitor.call(purchase.userReceipts, {});
    expect(data.receipts.map(({ amount }) => amount)).toEqual([{ amount: 499, currency: 'USD' }]);
  },
);

test('a return that is repeated in another browser has no further effect', async () => {
  const member = await app.member();
  const { visitor } = member;
  const { back, page } = await pay(app, visitor);
  const again = await Promise.all([comeBack(app, back), comeBack(app, back)]);
  expect([page, ...again]).toEqual(Array(3).fill('/payment-succeed'));
  expect(await moved(member)).toEqual(['charge 499']);
});

test('a return with a wrong secret charges nothing; its page knows no payment', async () => {
  const member = await app.member();
  const { url } = await begin(member.visitor);
  const back = await answerPage(url, 'agree');
  back.searchParams.set('secret', 'guessed');
  expect(await comeBack(app, back)).toBe('/payment-failed');
  expect(await moved(member)).toEqual([]);
});

test('refused on the gateway’s page: failed, nothing charged, and the next attempt is paid', async () => {
  const member = await app.member();
  const { visitor } = member;
  const { intentId, url } = await begin(visitor);
  expect(await comeBack(app, await answerPage(url, 'refuse'))).toBe('/payment-failed');
  const { data } = await visitor.call(payment.billingState, { intentId });
  expect(data).toMatchObject({ state: 'FAILED', reason: 'CANCELLED_BY_PAYER' });
  expect(await moved(member)).toEqual([]);
  expect((await pay(app, visitor)).page).toBe('/payment-succeed');
});

test('refused on the gateway’s page, which is down at the return: failed, and nothing charged', async () => {
  const member = await app.member();
  const { intentId, url } = await begin(member.visitor);
  const back = await answerPage(url, 'refuse');
  await app.faults('paypal', { next: { answer: 'fail', count: 50 } });
  expect(await comeBack(app, back)).toBe('/payment-failed');
  expect(await stateOf(member.visitor, intentId)).toBe('FAILED');
  expect(await moved(member)).toEqual([]);
});

test('a tab that was closed after the approval is settled by reconciliation', async () => {
  await app.faults('paypal', { events: 'never' });
  const member = await app.member();
  const { visitor } = member;
  const { url } = await begin(visitor);
  await answerPage(url, 'agree');
  await app.reconcile();
  expect(await planOf(visitor)).toBe('ACTIVE');
  expect(await moved(member)).toEqual(['charge 499']);
});

test('a stale approval page that is paid later charges nothing', async () => {
  const member = await app.member();
  const { visitor } = member;
  const stale = await begin(visitor);
  expect((await pay(app, visitor)).page).toBe('/payment-succeed');
  expect(await comeBack(app, await answerPage(stale.url, 'agree'))).toBe('/payment-failed');
  expect(await stateOf(visitor, stale.intentId)).toBe('CLOSED');
  await app.delivered('paypal');
  await app.reconcile();
  expect(await moved(member)).toEqual(['charge 499']);
});

test('an approval after three hours charges nothing', async () => {
  const member = await app.member();
  const { intentId, url } = await begin(member.visitor);
  await app.later({ hours: 4 });
  await answerPage(url, 'agree').catch(() => undefined);
  await app.reconcile();
  expect(await stateOf(await renewed(member), intentId)).toBe('CLOSED');
  expect(await moved(member)).toEqual([]);
});

test('who has a plan cannot buy it again', async () => {
  const member = await app.member();
  const { visitor } = member;
  await pay(app, visitor);
  const { data: plan } = await visitor.call(purchase.userPlan, {});
  const gatewayPackage = plan?.gatewayPackage ?? '';
  const again = await visitor.call(payment.billing, { gatewayCode: 'PAYPAL', gatewayPackage });
  expect([again.status, again.meta?.['code']]).toEqual([409, 'ALREADY_SUBSCRIBED']);
});

test(
  'with the promo code of its package the first year costs less',
  { tags: ['PAYMENT-05'] },
  async () => {
    const member = await app.member();
    const { visitor } = member;
    const yearly = { planCode: 'SOLO', periodCode: 'YEARLY' };
    const requested = await offered(visitor, yearly, 'LANTERN80');
    const path = '/v2/billing';
    const without = await visitor.call(payment.billing, requested, { path });
    expect(without.meta?.['code']).toBe('PROMO_INVALID');
    const promotionCode = 'lantern-80';
    const started = await visitor.call(payment.billing, { ...requested, promotionCode }, { path });
    const back = await answerPage(started.data.redirectUrl ?? '', 'agree');
    expect(await comeBack(app, back)).toBe('/payment-succeed');
    expect(await moved(member)).toEqual(['charge 2388']);
  },
);

test.each([
  ['an unknown package', { gatewayPackage: 'SOLO-MONTHLY-1-USD' }, 'QUOTE_EXPIRED'],
  ['a package of another gateway', { gatewayCode: 'OPERATOR' as const }, 'QUOTE_EXPIRED'],
])('%s is refused, and nothing is charged', async (_what, tampered, code) => {
  const member = await app.member();
  const { visitor } = member;
  const refused = await visitor.call(payment.billing, { ...(await offered(visitor)), ...tampered });
  expect(refused.meta?.['code']).toBe(code);
  expect(await moved(member)).toEqual([]);
});

test('the attempt of an account is unknown to everybody else', async () => {
  const member = await app.member();
  const { visitor } = member;
  const { intentId } = await begin(visitor);
  const stranger = (await app.member()).visitor;
  expect(await stateOf(stranger, intentId)).toBe('NOT_FOUND');
  expect(await stateOf(app.visitor(), intentId)).toBe('NOT_FOUND');
});

test('a guest must sign in, whether or not a number is sent', { tags: ['ROLE-10'] }, async () => {
  const guest = app.visitor();
  const requested = await offered(guest);
  const refused = await guest.call(payment.billing, requested);
  expect(refused.meta?.['code']).toBe('LOGIN_REQUIRED');
  const withNumber = await guest.call(payment.billing, { ...requested, msisdn: '905551112233' });
  expect(withNumber.meta?.['code']).toBe('LOGIN_REQUIRED');
});

test('PayPal is down: the member is informed; after that, one charge', async () => {
  const member = await app.member();
  const { visitor } = member;
  const requested = await offered(visitor);
  await app.faults('paypal', { next: { answer: 'fail', count: 50 } });
  const refused = await visitor.call(payment.billing, requested);
  expect([refused.status, refused.meta?.['code']]).toEqual([503, 'GATEWAY_UNAVAILABLE']);
  await app.faults('paypal', { next: null });
  expect((await pay(app, visitor)).page).toBe('/payment-succeed');
  expect(await moved(member)).toEqual(['charge 499']);
});

test.each(['lose', 'twice', 'fail'] as const)(
  'the answer to the charge is subject to %s: one charge, and a plan after reconciliation',
  async (answer) => {
    const member = await app.member();
    const { visitor } = member;
    const { url } = await begin(visitor);
    const back = await answerPage(url, 'agree');
    await app.faults('paypal', { next: { answer, count: 1, only: '/activate' } });
    expect(await comeBack(app, back)).toBe('/payment-succeed');
    await app.reconcile();
    expect(await planOf(visitor)).toBe('ACTIVE');
    expect(await moved(member)).toEqual(['charge 499']);
  },
);

test('killed between the charge and our commit: settled by reconciliation, charged once', async () => {
  const member = await app.member();
  const { url, intentId } = await begin(member.visitor);
  const back = await answerPage(url, 'agree');
  await app.faults('paypal', { events: 'never' });
  app.kill.after = 'activate';
  expect(await comeBack(app, back)).toBe('status 500');
  await app.later({ hours: 1 });
  await app.reconcile();
  const visitor = await renewed(member);
  expect([await planOf(visitor), await stateOf(visitor, intentId)]).toEqual(['ACTIVE', 'PAID']);
  expect(await moved(member)).toEqual(['charge 499']);
});

test('while the gateway may be charging, no other attempt begins', async () => {
  const member = await app.member();
  const { url } = await begin(member.visitor);
  const back = await answerPage(url, 'agree');
  await app.faults('paypal', { events: 'never' });
  app.kill.after = 'activate';
  await comeBack(app, back);
  const requested = await offered(member.visitor);
  const refused = await member.visitor.call(payment.billing, requested);
  expect([refused.status, refused.meta?.['code']]).toEqual([409, 'PAYMENT_OPEN']);
});

test('purchase cannot be reached after the charge: the charge is booked when it can', async () => {
  const member = await app.member();
  const { url } = await begin(member.visitor);
  const back = await answerPage(url, 'agree');
  await app.faults('paypal', { events: 'never' });
  app.kill.after = 'activate';
  await comeBack(app, back);
  app.advance(3 * 60_000);
  app.away.add('purchase');
  await app.run(watchIntents);
  app.away.delete('purchase');
  await app.reconcile();
  expect(await planOf(await renewed(member))).toBe('ACTIVE');
  expect(await moved(member)).toEqual(['charge 499']);
});

test('a month later it is renewed: by the event, or by night', async () => {
  const member = await app.member();
  await pay(app, member.visitor);
  await app.delivered('paypal');
  await app.later({ months: 1, hours: 1 });
  await app.delivered('paypal');
  await app.faults('paypal', { events: 'never' });
  await app.later({ months: 1, hours: 1 });
  await app.reconcileNightly();
  const visitor = await renewed(member);
  const { data } = await visitor.call(purchase.userReceipts, {});
  expect([data.receipts.length, await planOf(visitor)]).toEqual([3, 'ACTIVE']);
});

test(
  'cancel: at the gateway first, with access until the end; other fields are not found',
  { tags: ['ENTITY-41', 'PAYMENT-08', 'PAYMENT-09'] },
  async () => {
    const member = await app.member();
    const { visitor } = member;
    const stranger = (await app.member()).visitor;
    await pay(app, visitor);
    const plan = (await visitor.call(purchase.userPlan, {})).data;
    const { gatewayCode = 'PAYPAL', gatewayPackage = '', gatewaySubsId = '' } = plan ?? {};
    const own = { gatewayCode, gatewayPackage, gatewaySubsId };
    const foreign = await stranger.call(payment.billingCancel, own);
    const wrong = await visitor.call(payment.billingCancel, { ...own, gatewayPackage: 'other' });
    expect([foreign.status, wrong.status]).toEqual([404, 404]);
    await app.faults('paypal', { next: { answer: 'fail', count: 20 } });
    const down = await visitor.call(payment.billingCancel, own);
    expect([down.meta?.['code'], await planOf(visitor)]).toEqual(['GATEWAY_UNAVAILABLE', 'ACTIVE']);
    await app.faults('paypal', { next: null });
    const first = await visitor.call(payment.billingCancel, own, { path: '/v2/billing/cancel' });
    const second = await visitor.call(payment.billingCancel, own);
    expect([first.status, second.status]).toEqual([200, 200]);
    const until = { expiryDate: plan?.expiryDate };
    expect([first.data, second.data]).toEqual([until, until]);
    expect(await planOf(visitor)).toBe('CANCELED');
    await app.later({ months: 2 });
    expect(await moved(member)).toEqual(['charge 499']);
  },
);

test('an approval is given up after three hours, even if the gateway still waits', async () => {
  const member = await app.member();
  const { intentId } = await begin(member.visitor);
  app.advance(4 * 3_600_000); // our clock alone
  await app.reconcile();
  expect(await stateOf(await renewed(member), intentId)).toBe('CLOSED');
});
