import { auth, payment, purchase } from '@kandil/contract';
import { expect, test } from 'vitest';
import type { SignedUp } from '../../../testing/auth-app.ts';
import { begin, paymentAppOfFile, pay, renewed } from '../../../testing/payment-app.ts';
import type { Visitor } from '../../../testing/visitor.ts';

const DAY = 86_400_000;
const app = await paymentAppOfFile();

const ownPlan = async (visitor: Visitor) => {
  const { data } = await visitor.call(purchase.userPlan, {});
  if (!data) throw new Error('there is no plan');
  return data;
};
const shown = async (visitor: Visitor, planCode: string, periodCode: string) => {
  const { data } = await visitor.call(purchase.subscriptionPlans, {});
  const period = data.periods.find((each) => each.periodCode === periodCode);
  const plan = period?.plans.find((each) => each.planCode === planCode);
  if (!plan) throw new Error(`${planCode} ${periodCode} is not sold`);
  return plan;
};
const statusOf = async ({ gatewaySubsId }: { gatewaySubsId: string }) => {
  const { subscriptions } = (await app.send('GET', '/gateways/paypal/subscriptions')) as {
    subscriptions: { id: string; status: string }[];
  };
  return subscriptions.find(({ id }) => id === gatewaySubsId)?.status;
};

/** A member who paid for a plan some days ago. */
async function payer(planCode: string, periodCode: string, days: number) {
  const member = await app.member();
  await pay(app, member.visitor, { planCode, periodCode });
  await app.delivered('paypal');
  const old = await ownPlan(member.visitor);
  await app.later({ days, hours: 1 });
  return { member, old, visitor: await renewed(member) };
}
const moved = (member: SignedUp) => app.moved('paypal', member);

test('a larger plan: charged in full at once; the old one is canceled, its unused days come back', async () => {
  const { member, old, visitor } = await payer('SOLO', 'MONTHLY', 10);
  const days = Math.round((Date.parse(old.expiryDate) - app.now()) / DAY + 10);
  const left = Math.floor((Date.parse(old.expiryDate) - app.now()) / DAY);
  const unused = Math.floor((499 * left) / days);
  const offered = await shown(visitor, 'FAMILY', 'MONTHLY');
  expect(offered.today).toEqual({ amount: 799, currency: 'USD' });
  expect(offered.changeText).toContain(`$${(unused / 100).toFixed(2)} back for the unused days`);

  const { page } = await pay(app, visitor, { planCode: 'FAMILY' });
  await app.delivered('paypal');
  await app.reconcile();
  expect(page).toBe('/payment-succeed');
  expect(await moved(member)).toEqual(['charge 499', 'charge 799', `refund ${unused}`]);
  expect(await statusOf(old)).toBe('CANCELLED');
  expect(await ownPlan(visitor)).toMatchObject({
    planCode: 'FAMILY',
    status: 'ACTIVE',
    next: null,
  });
  const { data } = await visitor.call(purchase.userReceipts, {});
  expect(data.receipts.map(({ kind, amount }) => `${kind} ${amount.amount}`)).toEqual(
    expect.arrayContaining(['RECEIPT 499', 'RECEIPT 799', `CREDIT_NOTE ${-unused}`]),
  );
  expect(data.receipts).toHaveLength(3);
  // Of the old subscription nothing is charged any more.
  await app.later({ months: 1, days: 1 });
  expect(await moved(member)).toEqual([
    'charge 499',
    'charge 799',
    `refund ${unused}`,
    'charge 799',
  ]);
});

test('another period: nothing today, the old one is canceled, the new one is charged at its end', async () => {
  const { member, old, visitor } = await payer('SOLO', 'YEARLY', 10);
  const offered = await shown(visitor, 'SOLO', 'MONTHLY');
  expect(offered).toMatchObject({
    today: { amount: 0 },
    nextCharge: { date: old.expiryDate, price: { amount: 499 } },
    changeText: expect.stringMatching(/^You keep what you’ve paid for until .*pay nothing/),
  });

  const { page } = await pay(app, visitor, { planCode: 'SOLO', periodCode: 'MONTHLY' });
  await app.delivered('paypal');
  await app.reconcile();
  expect(page).toBe('/payment-succeed');
  expect(await moved(member)).toEqual(['charge 3999']);
  expect(await statusOf(old)).toBe('CANCELLED');
  const plan = await ownPlan(visitor);
  expect(plan).toMatchObject({
    planCode: 'SOLO',
    periodCode: 'YEARLY',
    status: 'ACTIVE',
    expiryDate: old.expiryDate,
    nextCharge: { date: old.expiryDate, price: { amount: 499 } },
    next: { title: 'Solo', periodTitle: 'Monthly' },
  });
  expect(await statusOf(plan)).toBe('ACTIVE');

  // The day comes: the first charge of the new one, and it is the plan.
  await app.later({ months: 12 });
  await app.delivered('paypal');
  expect(await moved(member)).toEqual(['charge 3999', 'charge 499']);
  const after = await renewed(member);
  expect(await ownPlan(after)).toMatchObject({ periodCode: 'MONTHLY', next: null });
});

test('a plan that is canceled before it begins leaves what is paid until its end', async () => {
  const { member, old, visitor } = await payer('SOLO', 'YEARLY', 10);
  await pay(app, visitor, { planCode: 'SOLO', periodCode: 'MONTHLY' });
  await app.delivered('paypal');
  const { gatewayCode, gatewayPackage, gatewaySubsId } = await ownPlan(visitor);
  const canceled = { gatewayCode, gatewayPackage, gatewaySubsId };
  expect((await visitor.call(payment.billingCancel, canceled)).status).toBe(200);
  expect(await statusOf(canceled)).toBe('CANCELLED');
  expect(await ownPlan(visitor)).toMatchObject({
    periodCode: 'YEARLY',
    status: 'CANCELED',
    expiryDate: old.expiryDate,
    next: null,
  });
  const { data } = await visitor.call(auth.userDetail, {});
  expect(data.subscription).toMatchObject({ subscriptionStatus: 'CANCELED' });
  expect(await moved(member)).toEqual(['charge 3999']);
});

test('a change whose charge is refused leaves plan and money as they are', async () => {
  const { member, old, visitor } = await payer('SOLO', 'MONTHLY', 1);
  await app.faults('paypal', { refuse: 'NO_FUNDS' });
  expect((await pay(app, visitor, { planCode: 'FAMILY' })).page).toBe('/payment-failed');
  await app.idle();
  expect(await statusOf(old)).toBe('ACTIVE');
  expect(await ownPlan(visitor)).toMatchObject({ planCode: 'SOLO', status: 'ACTIVE' });
  expect(await moved(member)).toEqual(['charge 499']);
});

test('a change that was begun and not approved leaves plan and money as they are', async () => {
  const { member, old, visitor } = await payer('SOLO', 'MONTHLY', 1);
  await begin(visitor, { planCode: 'FAMILY' });
  await app.reconcile();
  expect(await moved(member)).toEqual(['charge 499']);
  expect(await statusOf(old)).toBe('ACTIVE');
  expect(await ownPlan(visitor)).toMatchObject({ planCode: 'SOLO', status: 'ACTIVE' });
});

test('what goes back is read after the refund, also when PayPal sends no event', async () => {
  const { member, visitor } = await payer('SOLO', 'MONTHLY', 10);
  await app.faults('paypal', { events: 'never' });
  await pay(app, visitor, { planCode: 'FAMILY' });
  await app.idle();
  expect((await moved(member)).map((each) => each.split(' ')[0])).toEqual([
    'charge',
    'charge',
    'refund',
  ]);
  const { data } = await visitor.call(purchase.userReceipts, {});
  expect(data.receipts.filter(({ kind }) => kind === 'CREDIT_NOTE')).toHaveLength(1);
});
