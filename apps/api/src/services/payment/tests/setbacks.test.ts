import { payment } from '@kandil/contract';
import { attemptsOver, plansSync, settle } from '@kandil/contract/internal';
import { randomUUID } from 'node:crypto';
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

const app = await paymentAppOfFile();

test('the form for a card cannot be opened: the details are sent again', async () => {
  const { visitor, userId } = await app.member();
  await app.database.pool.query(`update auth.accounts set country_code = 'TR' where id = $1`, [
    userId,
  ]);
  const requested = await offered(visitor, { gatewayCode: 'IYZICO' });
  const { intentId } = (await visitor.call(payment.billing, requested)).data;
  const details = {
    intentId,
    name: 'Ayşe',
    surname: 'Yılmaz',
    email: 'ayse@kandil.test',
    phone: '905551112233',
    identityNumber: '74300864791',
    address: 'Moda Cad. 1',
    city: 'İstanbul',
    zipCode: '34710',
  };
  for (const count of [1, 20]) {
    await app.faults('iyzico', { next: { answer: 'fail', count, only: 'checkoutform' } });
    const down = await visitor.call(payment.cardDetails, details);
    expect(down.meta?.['code']).toBe('GATEWAY_UNAVAILABLE');
  }
  await app.faults('iyzico', { next: null });
  expect((await visitor.call(payment.cardDetails, details)).status).toBe(200);
  // Whoever opened the form may correct the details; nobody else has this attempt.
  expect((await visitor.call(payment.cardDetails, details)).status).toBe(200);
  const { visitor: stranger } = await app.member();
  const foreign = await stranger.call(payment.cardDetails, details);
  expect(foreign.meta?.['code']).toBe('NOT_FOUND');
  const attempt = await begin(stranger);
  const other = await stranger.call(payment.cardDetails, {
    ...details,
    intentId: attempt.intentId,
  });
  expect(other.meta?.['code']).toBe('NOT_FOUND');
});

test('who got a plan meanwhile is charged nothing, and is informed', async () => {
  const member = await app.member();
  const { visitor, userId } = member;
  const { intentId, url } = await begin(visitor);
  const { gatewayPackage } = await offered(visitor, { gatewayCode: 'OPERATOR' });
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
  expect(await comeBack(app, await answerPage(url, 'agree'))).toBe('/payment-failed');
  expect([await stateOf(visitor, intentId), await planOf(visitor)]).toEqual(['FAILED', 'ACTIVE']);
  await app.reconcile();
  expect(await app.moved('paypal', member)).toEqual([]);
});

const rows = async (text: string, ...values: unknown[]) =>
  (await app.database.pool.query(text, values)).rows as Record<string, unknown>[];
/** The time for the approval ends; so does the lease of a process that died. */
async function expire({ userId }: { userId: string }): Promise<void> {
  app.advance(3 * 60_000);
  const past = `now() - interval '1 minute'`;
  await rows(`update payment.intent set expires_at = ${past} where user_id = $1`, userId);
}

test('both answers to the preparation are lost: a job repeats it, and the payer can approve', async () => {
  await app.faults('paypal', {
    next: { answer: 'lose', count: 2, only: '/billing/subscriptions' },
  });
  const member = await app.member();
  const { visitor } = member;
  const refused = await visitor.call(payment.billing, await offered(visitor));
  expect(refused.meta?.['code']).toBe('GATEWAY_UNAVAILABLE');
  await app.reconcile();
  const [intent] = await rows(
    'select state, redirect_url from payment.intent where user_id = $1',
    member.userId,
  );
  expect(intent?.['state']).toBe('REDIRECTED');
  const back = await answerPage(String(intent?.['redirect_url']), 'agree');
  expect(await comeBack(app, back)).toBe('/payment-succeed');
  expect(await app.moved('paypal', member)).toEqual(['charge 499']);
});

test('a preparation whose answers are lost is given up when its time has ended', async () => {
  await app.faults('paypal', {
    next: { answer: 'fail', count: 100, only: '/billing/subscriptions' },
  });
  const member = await app.member();
  await member.visitor.call(payment.billing, await offered(member.visitor));
  await app.calm();
  await expire(member);
  await app.reconcile();
  expect(await rows('select state from payment.intent where user_id = $1', member.userId)).toEqual([
    { state: 'ABANDONED' },
  ]);
});

test('one lost answer to the preparation is asked for again at once', async () => {
  await app.faults('paypal', {
    next: { answer: 'lose', count: 1, only: '/billing/subscriptions' },
  });
  const { visitor } = await app.member();
  const { url } = await begin(visitor);
  expect(await comeBack(app, await answerPage(url, 'agree'))).toBe('/payment-succeed');
});

test('an attempt that waits for its payer stays open, however often the gateway is asked', async () => {
  const { visitor } = await app.member();
  const { intentId, url } = await begin(visitor);
  await app.reconcile();
  expect(await stateOf(visitor, intentId)).toBe('OPEN');
  expect(await comeBack(app, await answerPage(url, 'agree'))).toBe('/payment-succeed');
});

test('an attempt that its gateway has given up is closed, before our own time for it ends', async () => {
  const member = await app.member();
  const { intentId } = await begin(member.visitor);
  await app.later({ hours: 4 });
  const tomorrow = new Date(app.now() + 24 * 3_600_000);
  await rows('update payment.intent set expires_at = $2 where id = $1', intentId, tomorrow);
  expect(await stateOf(await renewed(member), intentId)).toBe('CLOSED');
});

test('an attempt whose time has ended is closed, although its gateway still waits', async () => {
  const member = await app.member();
  const { intentId, url } = await begin(member.visitor);
  await expire(member);
  expect(await stateOf(member.visitor, intentId)).toBe('CLOSED');
  expect(await comeBack(app, await answerPage(url, 'agree'))).toBe('/payment-failed');
  expect(await app.moved('paypal', member)).toEqual([]);
});

test('killed before the charge, and asked again after the approval has ended: charged nothing', async () => {
  const member = await app.member();
  const { intentId, url } = await begin(member.visitor);
  const back = await answerPage(url, 'agree');
  await app.faults('paypal', { events: 'never' });
  app.kill.after = 'read';
  expect(await comeBack(app, back)).toBe('status 500');
  await expire(member);
  await app.reconcile();
  expect(await stateOf(member.visitor, intentId)).toBe('CLOSED');
  expect(await app.moved('paypal', member)).toEqual([]);
});

test('only an attempt that cannot be charged any more is over', async () => {
  const { visitor } = await app.member();
  const { intentId } = await begin(visitor);
  const unknown = randomUUID();
  expect(await app.internal(attemptsOver, { intentIds: [intentId, unknown] })).toEqual([unknown]);
});

test('a fault that is not the gateway’s stops the sync of plans at once', async () => {
  await rows('delete from payment.gateway_plan');
  app.kill.after = 'syncPlan';
  await expect(app.internal(plansSync, {})).rejects.toMatchObject({ code: 'UNEXPECTED' });
  expect(await rows('select * from payment.gateway_plan')).toEqual([]);
});

test('plans are created once; while a gateway is down, the sync says so', async () => {
  await rows('delete from payment.gateway_plan');
  await app.faults('paypal', { next: { answer: 'fail', count: 1000 } });
  await expect(app.internal(plansSync, {})).rejects.toMatchObject({ code: 'GATEWAY_UNAVAILABLE' });
  // The others have theirs.
  expect(
    await rows('select distinct gateway_code as code from payment.gateway_plan order by 1'),
  ).toEqual([{ code: 'IYZICO' }, { code: 'OPERATOR' }]);
  await app.faults('paypal', { next: null });
  const { plans } = await app.internal(plansSync, {});
  expect(await rows('select count(*)::int from payment.gateway_plan')).toEqual([{ count: plans }]);
  // What is stored needs no gateway.
  await app.faults('paypal', { next: { answer: 'fail', count: 1000, only: '/plans' } });
  expect(await app.internal(plansSync, {})).toEqual({ plans });
  const member = await app.member();
  expect((await pay(app, member.visitor)).page).toBe('/payment-succeed');
});
