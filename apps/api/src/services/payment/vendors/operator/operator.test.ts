import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { GatewayRefusal, GatewayUnknown, type RawRequest } from '../gateway.ts';
import {
  openReceivingSandbox,
  type ReceivingSandbox,
} from '../../../../testing/gateway-sandbox.ts';
import { benchOf } from '../bench.suite.ts';
import { describeGateway } from '../gateway.suite.ts';
import { operatorGateway } from './index.ts';
import { codeOf, underTest } from './payer.suite.ts';

const number = (ending: string) => ({ msisdn: `+90555111${ending}` });

describeGateway('OPERATOR', (sandbox, timeout) => underTest(sandbox, 'USD', timeout));

describe('the operator', () => {
  let world: ReceivingSandbox;
  let bench: ReturnType<typeof benchOf>;
  let gateway: ReturnType<typeof operatorGateway>;
  beforeAll(async () => {
    world = await openReceivingSandbox();
    const tested = underTest(world.sandbox, 'USD');
    gateway = operatorGateway({ ...world.sandbox.gateways.operator, trusted: true });
    bench = benchOf(world, tested);
  });
  beforeEach(() => world.calm());
  afterAll(() => world.close());

  const confirm = async (reference: string, code: string) =>
    gateway.confirm?.(reference, code, `${reference}:confirm`);
  const other = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

  describe('codes', () => {
    test('a right code approves, also when its answer was lost and it is sent again', async () => {
      const { approval } = await bench.opened();
      expect(approval.kind).toBe('CODE');
      const code = await codeOf(world.sandbox, approval.reference);
      await bench.fault({ next: { answer: 'lose', only: '/code' } });
      await expect(confirm(approval.reference, code)).rejects.toThrow(GatewayUnknown);
      expect(await confirm(approval.reference, code)).toBe('RIGHT');
      expect(await gateway.readAttempt(approval.reference)).toMatchObject({ state: 'APPROVED' });
    });

    test('five wrong codes use the attempt up; the right one then comes too late', async () => {
      const { approval } = await bench.opened();
      const code = await codeOf(world.sandbox, approval.reference);
      const results = [];
      let wrong = code;
      for (let tries = 1; tries <= 5; tries += 1) {
        wrong = other(wrong);
        results.push(await confirm(approval.reference, wrong));
      }
      expect(results).toEqual(['WRONG', 'WRONG', 'WRONG', 'WRONG', 'USED_UP']);
      expect(await confirm(approval.reference, code)).toBe('USED_UP');
      expect(await gateway.readAttempt(approval.reference)).toEqual({
        state: 'REFUSED',
        reason: 'REFUSED',
      });
    });

    test('a code expires after an hour', async () => {
      const { approval } = await bench.opened();
      const code = await codeOf(world.sandbox, approval.reference);
      await bench.later({ hours: 1 });
      expect(await gateway.readAttempt(approval.reference)).toEqual({ state: 'EXPIRED' });
      expect(await confirm(approval.reference, code)).toBe('EXPIRED');
    });

    test.each(['lose', 'twice'])('an attempt whose answer is %s sends one code', async (answer) => {
      const before = await texts();
      await bench.fault({ next: { answer, only: '/v1/consents' } });
      await bench.opened().catch((error: unknown) => {
        if (!(error instanceof GatewayUnknown)) throw error;
      });
      expect((await texts()) - before).toBe(1);
    });

    const texts = async () => {
      const { messages } = await (await fetch(`${world.sandbox.url}/sms`)).json();
      return (messages as unknown[]).length;
    };
  });

  describe('the consent page', () => {
    async function answer(fields: Record<string, string>) {
      const { approval } = await bench.opened({ msisdn: null });
      if (approval.kind !== 'REDIRECT') throw new Error(approval.kind);
      const response = await fetch(approval.url, {
        method: 'POST',
        body: new URLSearchParams(fields),
        redirect: 'manual',
      });
      return { response, approval };
    }
    const queryOf = (response: Response): RawRequest => {
      const { searchParams } = new URL(response.headers.get('location') ?? '');
      return { headers: {}, body: Buffer.alloc(0), query: Object.fromEntries(searchParams) };
    };

    test('shows the price, and sends a payer who agrees back with the attempt', async () => {
      const { response, approval } = await answer({ answer: 'agree', msisdn: '0090 555-111 2233' });
      expect(response.status).toBe(303);
      expect(response.headers.get('location')).toContain('/returned?consentId=');
      expect(gateway.returned(queryOf(response))).toBe(approval.reference);
      expect(await gateway.readAttempt(approval.reference)).toMatchObject({ state: 'APPROVED' });
      const again = await fetch(approval.kind === 'REDIRECT' ? approval.url : '');
      expect(again.status).toBe(410);
    });

    test('sends a payer who refuses to the other address', async () => {
      const { response, approval } = await answer({ answer: 'refuse' });
      expect(response.headers.get('location')).toContain('/cancelled?consentId=');
      expect(await gateway.readAttempt(approval.reference)).toEqual({
        state: 'REFUSED',
        reason: 'CANCELLED_BY_PAYER',
      });
    });

    test.each(['', 'abc', '+90 555 111 0002', '<script>'])(
      'keeps what was typed and says what is wrong with %o',
      async (msisdn) => {
        const { response, approval } = await answer({ answer: 'agree', msisdn });
        expect(response.status).toBe(422);
        const page = await response.text();
        expect(page).toContain('role="alert"');
        expect(page).toContain('39.99 USD');
        expect(page).not.toContain('<script>');
        expect(await gateway.readAttempt(approval.reference)).toEqual({ state: 'WAITING' });
      },
    );
  });

  describe('test numbers', () => {
    test.each([
      ['0001', 'NO_FUNDS'],
      ['0003', 'LIMIT_REACHED'],
      ['0004', 'REFUSED'],
    ])('%s: the charge is refused as %s, with the same key again', async (ending, reason) => {
      const { id, key } = await bench.approved(number(ending));
      for (let tries = 1; tries <= 2; tries += 1)
        await expect(gateway.activate(id, key)).rejects.toMatchObject({
          name: 'GatewayRefusal',
          reason,
        });
      expect(await bench.movements(id)).toEqual([]);
    });

    test('0002: the number is not supported', async () => {
      await expect(bench.opened(number('0002'))).rejects.toMatchObject({
        name: 'GatewayRefusal',
        reason: 'NUMBER_NOT_SUPPORTED',
      });
    });

    test('0005: renewals fail, are tried by the rules, and the subscription ends', async () => {
      const { id } = await bench.paid(number('0005'));
      await bench.later({ months: 1 });
      const { nextChargeAt, failure, status } = await bench.read(id);
      expect([status, failure?.reason]).toEqual(['UNPAID', 'NO_FUNDS']);
      expect(Number(nextChargeAt) - Number(failure?.at)).toBe(86_400_000);
      await bench.later({ days: 27 });
      expect((await bench.read(id)).status).toBe('UNPAID');
      await bench.later({ days: 1 });
      expect(await bench.read(id)).toMatchObject({ status: 'ENDED', nextChargeAt: null });
      expect(await bench.movements(id)).toEqual(['charge 3999']);
    });
  });

  test('a renewal that succeeds late begins a new period at its own time', async () => {
    const { id } = await bench.paid();
    await bench.refuseNext(id);
    await bench.later({ months: 1 });
    expect((await bench.read(id)).status).toBe('UNPAID');
    await bench.later({ days: 1 });
    const { status, charges, failure } = await bench.read(id);
    expect([status, failure]).toEqual(['ACTIVE', null]);
    expect(Number(charges[1]?.from) - Number(charges[0]?.to)).toBe(86_400_000);
    expect(charges[1]?.at).toEqual(charges[1]?.from);
  });

  test('a subscription that starts later is charged then', async () => {
    const startsAt = new Date((await world.clock()) + 10 * 86_400_000);
    const { id } = await bench.paid({ startsAt });
    expect(await bench.read(id)).toMatchObject({
      status: 'ACTIVE',
      nextChargeAt: startsAt,
      charges: [],
    });
    await bench.later({ days: 11 });
    expect((await bench.read(id)).charges).toMatchObject([{ at: startsAt, from: startsAt }]);
    expect(await bench.movements(id)).toEqual(['charge 3999']);
  });

  test.each(['JPY', 'TRY', 'KWD'])('amounts in %s are exact', async (currency) => {
    const money = benchOf(world, underTest(world.sandbox, currency));
    const { id } = await money.paid();
    const [charge] = (await money.read(id)).charges;
    expect(charge?.amount).toEqual({ amount: 3999, currency });
    await gateway.refund({
      chargeId: charge?.chargeId ?? '',
      amount: { amount: 1, currency },
      reason: 'rounding',
      key: `${id}:refund`,
    });
    expect((await money.read(id)).charges).toMatchObject([{ refunded: 1 }]);
    expect(await money.movements(id)).toEqual(['charge 3999', 'refund 1']);
  });

  test('a lost refund is repeated with its key and made once', async () => {
    const { id } = await bench.paid();
    const { chargeId = '' } = (await bench.read(id)).charges[0] ?? {};
    const refund = () =>
      gateway.refund({ chargeId, amount: bench.price, reason: 'withdrawal', key: `${id}:refund` });
    await bench.fault({ next: { answer: 'lose', only: '/refunds' } });
    await expect(refund()).rejects.toThrow(GatewayUnknown);
    await refund();
    expect(await bench.movements(id)).toEqual(['charge 3999', 'refund 3999']);
  });

  test('a key that belongs to another request is refused', async () => {
    const one = await bench.paid();
    const two = await bench.approved();
    await expect(gateway.activate(two.id, one.key)).rejects.toThrow('KEY_REUSED');
    expect(await bench.movements(two.id)).toEqual([]);
  });

  test('parallel activations with one key charge once', async () => {
    const { id, key } = await bench.approved();
    await Promise.all(Array.from({ length: 5 }, () => gateway.activate(id, key)));
    expect(await bench.movements(id)).toEqual(['charge 3999']);
  });

  test('terms that the operator cannot carry out, or that changed, are refused', async () => {
    const terms = {
      gatewayPackage: 'solo-changed',
      title: 'Solo',
      months: 1 as const,
      price: bench.price,
      intro: null,
    };
    expect(await gateway.syncPlan(terms, 'p1')).toBe('solo-changed');
    expect(await gateway.syncPlan(terms, 'p2')).toBe('solo-changed');
    const dearer = { ...terms, price: { ...bench.price, amount: 4999 } };
    await expect(gateway.syncPlan(dearer, 'p3')).rejects.toThrow('PACKAGE_DIFFERS');
    const cheap = { ...terms, intro: { amount: 99, days: null } };
    await expect(gateway.syncPlan(cheap, 'p4')).rejects.toThrow(GatewayRefusal);
  });
});
