import { payment, purchase } from '@kandil/contract';
import * as people from '@kandil/contract/control/auth';
import { planCancel } from '@kandil/contract/control/payment';
import * as staff from '@kandil/contract/staff';
import { randomInt } from 'node:crypto';
import { afterAll, beforeEach, expect, test } from 'vitest';
import type { SignedUp } from '../../../testing/auth-app.ts';
import { offered, pay, paymentAppOfFile, planOf } from '../../../testing/payment-app.ts';
import { givePlan, joined } from '../../../testing/family.ts';
import { openControl } from '../../../testing/staff-app.ts';

const app = await paymentAppOfFile();
const room = await openControl(app);
afterAll(() => room.close());

type Desk = Awaited<ReturnType<typeof room.member>>;
let desk: Desk;
let seats = 0;
const newDesk = async () => {
  seats += 1;
  return room.joined(await room.invited(`desk${seats}@station.test`, 'support'), `Desk ${seats}`);
};
beforeEach(async () => {
  desk = await newDesk();
});

const open = ({ browser }: Desk, id: string) =>
  browser.call(people.personOpen, { id, reason: { kind: 'CALL', text: 'Asked by phone for it' } });

/** A member with a plan by PayPal, whose account is open to the desk. */
async function paying() {
  const member = await app.member();
  await pay(app, member.visitor);
  await app.delivered('paypal');
  await open(desk, member.userId);
  return { ...member, plan: await ownPlan(member) };
}
async function ownPlan({ visitor }: Pick<SignedUp, 'visitor'>) {
  const { data } = await visitor.call(purchase.userPlan, {});
  if (!data) throw new Error('there is no plan');
  const { gatewayCode, gatewaySubsId, gatewayPackage, expiryDate } = data;
  return { gatewayCode, gatewaySubsId, gatewayPackage, expiryDate };
}
type Paying = Awaited<ReturnType<typeof paying>>;
const cancel = (
  { userId: id, plan: { gatewayCode, gatewaySubsId } }: Pick<Paying, 'userId' | 'plan'>,
  { browser } = desk,
  reason = 't-100001',
) => browser.call(planCancel, { id, gatewayCode, gatewaySubsId, reason });

const entriesOf = async (id: string) => {
  const { rows } = await app.database.pool.query(
    `select data from queue.job where name = 'staff.record-audit' and data->>'subject' = $1
       and data->>'call' = 'payment.planCancel'`,
    [`account:${id}`],
  );
  return rows.map(({ data }) => data as { reason: string; changes: object });
};
const stateAtGateway = async ({ userId: id }: Pick<Paying, 'userId'>) => {
  const { data } = await desk.browser.call(people.personGateways, { id });
  return data.gateways.map(({ state }) => state);
};
const mailsTo = ({ email }: SignedUp) =>
  app.mails.filter(({ to, subject }) => to === email && /cancel/iv.test(subject));

test('is canceled at the gateway at once, until the end of what is paid for', async () => {
  const member = await paying();
  const { status, data } = await cancel(member);
  expect([status, data]).toEqual([200, { state: 'CANCELED', until: member.plan.expiryDate }]);
  expect(await planOf(member.visitor)).toBe('CANCELED');
  expect(await stateAtGateway(member)).toEqual(['ENDED']);
  await app.idle();
  expect(mailsTo(member)).toHaveLength(1);
  expect(await entriesOf(member.userId)).toMatchObject([
    { reason: 'TICKET T-100001', changes: { gateway: 'PAYPAL' } },
  ]);
  await app.later({ months: 2 });
  await app.reconcileNightly();
  expect(await app.moved('paypal', member)).toEqual(['charge 499']);
});

test('is stored while the gateway is away, and done when it answers', async () => {
  const member = await paying();
  await app.faults('paypal', { next: { answer: 'fail', count: 1000 } });
  expect((await cancel(member)).data).toEqual({
    state: 'REQUESTED',
    until: member.plan.expiryDate,
  });
  expect(await planOf(member.visitor)).toBe('ACTIVE');
  expect(await stateAtGateway(member)).toEqual(['CANCELING']);
  expect((await cancel(member)).code).toBe('NOTHING_TO_DO');
  await app.faults('paypal', { next: null });
  await app.reconcile();
  expect(await planOf(member.visitor)).toBe('CANCELED');
  expect(await entriesOf(member.userId)).toHaveLength(1);
});

test('a gateway that does not know the plan charges nothing: it is canceled here', async () => {
  const member = await paying();
  await app.faults('paypal', { next: { answer: 'fail', count: 1000 } });
  // As after a restore of the database of payments.
  await app.database.pool.query(
    'delete from payment.gateway_subscription where gateway_subs_id = $1',
    [member.plan.gatewaySubsId],
  );
  await cancel(member);
  await app.faults('paypal', { next: null });
  await app.reconcile();
  expect(await planOf(member.visitor)).toBe('CANCELED');
});

test('two of the staff, or one and the member, cancel at the same moment: once', async () => {
  const member = await paying();
  const other = await newDesk();
  await open(other, member.userId);
  const both = await Promise.all([cancel(member), cancel(member, other)]);
  expect(both.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409]);
  expect(await entriesOf(member.userId)).toHaveLength(1);

  const second = await paying();
  const { expiryDate: _, ...own } = second.plan;
  const [byMember, byStaff] = await Promise.all([
    second.visitor.call(payment.billingCancel, own),
    cancel(second),
  ]);
  expect([byMember.status, [200, 409]]).toEqual([200, expect.arrayContaining([byStaff.status])]);
  expect(await planOf(second.visitor)).toBe('CANCELED');
  await app.idle();
  expect([mailsTo(member).length, mailsTo(second).length]).toEqual([1, 1]);
});

test('a suspended plan is canceled, so that nothing is charged when the card works again', async () => {
  const member = await paying();
  await app.database.pool.query(
    `update purchase.subscription set status = 'SUSPENDED', suspended_at = now() where user_id = $1`,
    [member.userId],
  );
  expect((await cancel(member)).data.state).toBe('CANCELED');
  expect(await stateAtGateway(member)).toEqual(['ENDED']);
});

test('a plan by mobile number is canceled at its operator', async () => {
  await app.faults('operator', { events: 'never' });
  const member = await app.member();
  const msisdn = `9055${randomInt(1_000_000, 9_999_999)}7777`;
  const option = { gatewayCode: 'OPERATOR', sourceKind: 'PAYMENT_SOURCE_MSISDN' } as const;
  const requested = await offered(member.visitor, option);
  await member.visitor.call(payment.billing, { ...requested, msisdn });
  const { messages } = (await app.send('GET', '/sms')) as {
    messages: { to: string[]; codes: string[] }[];
  };
  const otpCode = messages.findLast(({ to }) => to.includes(msisdn))?.codes[0] ?? '';
  await member.visitor.call(payment.billingConfirm, { ...requested, msisdn, otpCode });
  await open(desk, member.userId);
  const { data } = await cancel({ ...member, plan: await ownPlan(member) });
  expect(data.state).toBe('CANCELED');
  expect(await stateAtGateway(member)).toEqual(['ENDED']);
});

test('refuses what it cannot do', async () => {
  const member = await paying();
  const stranger = await app.member();
  // A member of a family pays nothing: the plan is of the account that does.
  await open(desk, stranger.userId);
  expect((await cancel({ ...member, userId: stranger.userId })).code).toBe('NOT_FOUND');
  expect((await cancel(member, desk, 'because')).code).toBe('INVALID_INPUT');
  const other = await newDesk();
  expect((await cancel(member, other)).code).toBe('REASON_REQUIRED');
  expect(await planOf(member.visitor)).toBe('ACTIVE');
  const { expiryDate: _, ...own } = member.plan;
  await member.visitor.call(payment.billingCancel, own);
  expect((await cancel(member)).code).toBe('NOTHING_TO_DO');
  expect(await entriesOf(member.userId)).toEqual([]);
});

test('a family member’s page has no plan to cancel, and the owner’s cannot be canceled from it', async () => {
  const [owner, relative] = [await app.member(), await app.member()];
  await givePlan(app, owner.userId);
  await joined(app, owner.visitor, relative.visitor);
  // The clock moved: the desk and its passkey are new.
  desk = await newDesk();
  await open(desk, relative.userId);
  const { data } = await desk.browser.call(people.person, { id: relative.userId });
  expect(data).toMatchObject({
    line: { planTitle: 'Family' },
    opened: { family: { owner: { id: owner.userId } } },
  });
  const plan = await desk.browser.call(people.personPlan, { id: relative.userId });
  expect(plan.data.subscriptions).toEqual([]);
  const { rows } = await app.database.pool.query(
    'select gateway_subs_id as id from purchase.subscription where user_id = $1',
    [owner.userId],
  );
  const at = { gatewayCode: 'PAYPAL', gatewaySubsId: String(rows[0].id) } as const;
  const asked = { id: relative.userId, ...at, reason: 't-100001' };
  expect((await desk.browser.call(planCancel, asked)).code).toBe('NOT_FOUND');
  await open(desk, owner.userId);
  const own = await desk.browser.call(people.personPlan, { id: owner.userId });
  expect(own.data.subscriptions).toMatchObject([{ ...at, status: 'ACTIVE' }]);
});

test('asks for the passkey', async () => {
  const member = await paying();
  app.advance(6 * 60_000);
  expect((await cancel(member)).code).toBe('CONFIRM_REQUIRED');
  const { data: options } = await desk.browser.call(staff.confirmOptions, {});
  await desk.browser.call(staff.confirm, { answer: desk.key.get(options) });
  expect((await cancel(member)).status).toBe(200);
});
