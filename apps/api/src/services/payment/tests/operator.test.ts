import { auth, payment } from '@kandil/contract';
import { randomInt } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { offered, paymentAppOfFile, planOf, stateOf } from '../../../testing/payment-app.ts';
import type { Visitor } from '../../../testing/visitor.ts';

const app = await paymentAppOfFile();
beforeEach(async () => {
  // An event may charge before the call does; then the call answers that the charge is being confirmed.
  await app.faults('operator', { events: 'never' });
});

/** Numbers whose last digits mean nothing at the sandbox. */
const freshNumber = (ending = '7777') => `9055${randomInt(1_000_000, 9_999_999)}${ending}`;

/** The code that the operator sent to a number last. */
async function codeFor(msisdn: string): Promise<string> {
  const { messages } = (await app.send('GET', '/sms')) as {
    messages: { to: string[]; codes: string[] }[];
  };
  const found = messages.findLast(({ to }) => to.includes(msisdn));
  if (!found?.codes[0]) throw new Error(`no code for ${msisdn}`);
  return found.codes[0];
}

const option = (visitor: Visitor) =>
  offered(visitor, { gatewayCode: 'OPERATOR', sourceKind: 'PAYMENT_SOURCE_MSISDN' });

async function sendCode(visitor: Visitor, msisdn: string) {
  const requested = await option(visitor);
  const started = await visitor.call(payment.billing, { ...requested, msisdn });
  const { intentId } = started.data;
  expect(started.data).toEqual({ result: 'OTP', intentId, redirectUrl: null, tokenInfo: null });
  return { requested, intentId };
}

const wrongOf = (code: string, other = 1) =>
  code.replace(/^./, (digit) => String((Number(digit) + other) % 10));

describe('a member pays by mobile number', () => {
  test(
    'with the code: paid once, and SUCCESS',
    { tags: ['PAYMENT-05', 'PAYMENT-07', 'PAYMENT-09'] },
    async () => {
      const member = await app.member();
      const { visitor } = member;
      const msisdn = freshNumber();
      const { requested, intentId } = await sendCode(visitor, msisdn);
      expect(await app.moved('operator', member)).toEqual([]);
      const otpCode = await codeFor(msisdn);
      const path = '/v2/billing/confirm';
      const typed = { ...requested, msisdn, otpCode };
      const paid = await visitor.call(payment.billingConfirm, typed, { path });
      expect(paid.data).toEqual({
        result: 'SUCCESS',
        intentId,
        redirectUrl: null,
        tokenInfo: null,
      });
      expect([await planOf(visitor), await stateOf(visitor, intentId)]).toEqual(['ACTIVE', 'PAID']);
      expect(await app.moved('operator', member)).toEqual(['charge 499']);
      // The answer was lost: the same call again has the same result.
      const again = await visitor.call(payment.billingConfirm, typed);
      expect(again.data?.result).toBe('SUCCESS');
      expect(await app.moved('operator', member)).toEqual(['charge 499']);
    },
  );

  test('a wrong code is refused, and the right one after it pays', async () => {
    const { visitor } = await app.member();
    const msisdn = freshNumber();
    const { requested } = await sendCode(visitor, msisdn);
    const otpCode = await codeFor(msisdn);
    const wrong = { ...requested, msisdn, otpCode: wrongOf(otpCode) };
    expect((await visitor.call(payment.billingConfirm, wrong)).meta?.['code']).toBe('CODE_WRONG');
    const paid = await visitor.call(payment.billingConfirm, { ...requested, msisdn, otpCode });
    expect(paid.data?.result).toBe('SUCCESS');
  });

  test('a number without funds: refused with its reason, no plan', async () => {
    const { visitor } = await app.member();
    const msisdn = freshNumber('0001');
    const { requested, intentId } = await sendCode(visitor, msisdn);
    const otpCode = await codeFor(msisdn);
    const refused = await visitor.call(payment.billingConfirm, { ...requested, msisdn, otpCode });
    expect([refused.status, refused.meta?.['code'], refused.meta?.['reference']]).toEqual([
      402,
      'PAYMENT_REFUSED',
      intentId,
    ]);
    const { data } = await visitor.call(payment.billingState, { intentId });
    expect(data).toMatchObject({ state: 'FAILED', reason: 'NO_FUNDS' });
    expect(await planOf(visitor)).toBeNull();
  });

  test('a number of another operator is refused before a code is sent', async () => {
    const { visitor } = await app.member();
    const requested = { ...(await option(visitor)), msisdn: freshNumber('0002') };
    const refused = await visitor.call(payment.billing, requested);
    expect(refused.meta?.['code']).toBe('PAYMENT_REFUSED');
    const intentId = String(refused.meta?.['reference']);
    const { data } = await visitor.call(payment.billingState, { intentId });
    expect(data).toMatchObject({ state: 'FAILED', reason: 'NUMBER_NOT_SUPPORTED' });
  });

  test('codes to one number are limited', async () => {
    const { visitor } = await app.member();
    const requested = { ...(await option(visitor)), msisdn: freshNumber() };
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 4; attempt += 1)
      statuses.push((await visitor.call(payment.billing, requested)).status);
    expect(statuses).toEqual([200, 200, 200, 429]);
  });

  test('the answer to the charge is lost: confirmed later, charged once', async () => {
    const member = await app.member();
    const { visitor } = member;
    const msisdn = freshNumber();
    const { requested } = await sendCode(visitor, msisdn);
    const otpCode = await codeFor(msisdn);
    await app.faults('operator', { next: { answer: 'lose', count: 1, only: '/activate' } });
    const paid = await visitor.call(payment.billingConfirm, { ...requested, msisdn, otpCode });
    expect(paid.data?.result).toBe('SUCCESS');
    await app.reconcile();
    expect(await planOf(visitor)).toBe('ACTIVE');
    expect(await app.moved('operator', member)).toEqual(['charge 499']);
  });
});

describe('a guest pays by mobile number', () => {
  test('is signed in to a new account with the plan', { tags: ['PAYMENT-09'] }, async () => {
    const guest = app.visitor();
    const msisdn = freshNumber();
    const { requested, intentId } = await sendCode(guest, msisdn);
    expect(await stateOf(app.visitor(), intentId)).toBe('OPEN');
    const otpCode = await codeFor(msisdn);
    const paid = await guest.call(payment.billingConfirm, { ...requested, msisdn, otpCode });
    expect([paid.status, paid.data?.result]).toEqual([200, 'LOGGED_IN']);
    expect(paid.cookies.map(({ name, httpOnly }) => [name, httpOnly])).toEqual([
      ['kandil_rt', true],
    ]);
    guest.token = paid.data.tokenInfo?.accessToken ?? null;
    expect(await planOf(guest)).toBe('ACTIVE');
    expect((await guest.call(auth.user, {})).data).toMatchObject({ msisdn, msisdnVerified: true });
    expect((await guest.call(auth.refreshToken, {})).status).toBe(200);
  });

  test('gets no account while registration is closed, and is charged nothing', async () => {
    const guest = app.visitor();
    const msisdn = freshNumber();
    const { requested } = await sendCode(guest, msisdn);
    const otpCode = await codeFor(msisdn);
    const close = (value: string) =>
      app.database.pool.query(
        `update auth.switch set value = '${value}' where name = 'REGISTRATION'`,
      );
    await close('false');
    const answer = await guest.call(payment.billingConfirm, { ...requested, msisdn, otpCode });
    await close('true');
    expect(answer.meta?.['code']).toBe('REGISTRATION_CLOSED');
    const { rows } = await app.database.pool.query(
      'select state, user_id from payment.intent where msisdn = $1',
      [msisdn],
    );
    expect(rows).toEqual([{ state: 'ABANDONED', user_id: null }]);
  });

  test('is signed in to the account that has the number', async () => {
    const msisdn = freshNumber();
    const first = app.visitor();
    const { requested } = await sendCode(first, msisdn);
    const paid = await first.call(payment.billingConfirm, {
      ...requested,
      msisdn,
      otpCode: await codeFor(msisdn),
    });
    expect(paid.data?.result).toBe('LOGGED_IN');
    const guest = app.visitor();
    const again = await sendCode(guest, msisdn);
    const refused = await guest.call(payment.billingConfirm, {
      ...again.requested,
      msisdn,
      otpCode: await codeFor(msisdn),
    });
    expect(refused.meta?.['code']).toBe('ALREADY_SUBSCRIBED');
  });

  test('a guest who approved and is not signed in yet is charged nothing, until the code comes again', async () => {
    const guest = app.visitor();
    const msisdn = freshNumber();
    const { requested, intentId } = await sendCode(guest, msisdn);
    const otpCode = await codeFor(msisdn);
    app.kill.after = 'confirm';
    const confirm = () => guest.call(payment.billingConfirm, { ...requested, msisdn, otpCode });
    expect((await confirm()).status).toBe(500);
    await app.reconcile();
    const { rows } = await app.database.pool.query(
      'select gateway_subs_id as id from payment.intent where id = $1',
      [intentId],
    );
    const moved = () => app.movements('operator', new Set([String(rows[0]?.id)]));
    expect([typeof rows[0]?.id, await moved()]).toEqual(['string', []]);
    expect((await confirm()).data?.result).toBe('LOGGED_IN');
    expect(await moved()).toEqual(['charge 499']);
  });

  test('a wrong code opens no session and charges nothing', async () => {
    const guest = app.visitor();
    const msisdn = freshNumber();
    const { requested } = await sendCode(guest, msisdn);
    const otpCode = wrongOf(await codeFor(msisdn));
    const refused = await guest.call(payment.billingConfirm, { ...requested, msisdn, otpCode });
    expect([refused.meta?.['code'], refused.cookies, refused.data]).toEqual([
      'CODE_WRONG',
      [],
      null,
    ]);
  });

  test('too many wrong codes: the right one opens no session and charges nothing either', async () => {
    const guest = app.visitor();
    const msisdn = freshNumber();
    const { requested, intentId } = await sendCode(guest, msisdn);
    const otpCode = await codeFor(msisdn);
    const confirm = async (typed: string) => {
      const { meta, cookies } = await guest.call(payment.billingConfirm, {
        ...requested,
        msisdn,
        otpCode: typed,
      });
      expect(cookies).toEqual([]);
      return meta?.['code'];
    };
    for (let attempt = 1; attempt < 5; attempt += 1)
      expect(await confirm(wrongOf(otpCode, attempt))).toBe('CODE_WRONG');
    expect(await confirm(wrongOf(otpCode, 5))).toBe('CODE_USED_UP');
    expect(await confirm(otpCode)).toBe('CODE_EXPIRED');
    expect(await stateOf(guest, intentId)).toBe('CLOSED');
  });

  test('the number of another guest’s attempt needs the code that was sent there', async () => {
    const msisdn = freshNumber();
    const { requested } = await sendCode(app.visitor(), msisdn);
    const stranger = app.visitor({ deviceId: 'device-2' });
    const otpCode = '000000';
    const guessed = await stranger.call(payment.billingConfirm, { ...requested, msisdn, otpCode });
    expect(guessed.meta?.['code']).toBe('CODE_WRONG');
  });

  test('a code without an attempt has expired', async () => {
    const guest = app.visitor();
    const requested = await option(guest);
    const refused = await guest.call(payment.billingConfirm, {
      ...requested,
      msisdn: freshNumber(),
      otpCode: '123456',
    });
    expect(refused.meta?.['code']).toBe('CODE_EXPIRED');
  });
});

describe('a message of the gateway', () => {
  const post = (gateway: string, body: string, headers: Record<string, string> = {}) =>
    app.app.inject({
      method: 'POST',
      url: `/api/payment/hooks/${gateway}`,
      headers: { 'content-type': 'application/json', ...headers },
      payload: body,
    });

  test.each(['operator', 'paypal', 'iyzico'])(
    'of %s without a right signature is refused, and stored nowhere',
    async (gateway) => {
      const stored = async () =>
        (await app.database.pool.query('select count(*)::int from payment.gateway_event')).rows;
      const before = await stored();
      for (const body of ['', '{}', '[]', 'null', '{"eventId":"1"}', '{"id":"WH-1"}'])
        expect((await post(gateway, body)).statusCode).toBe(400);
      expect(await stored()).toEqual(before);
    },
  );

  test('of a gateway that does not exist is not found', async () => {
    expect((await post('stripe', '{}')).statusCode).toBe(404);
  });
});
