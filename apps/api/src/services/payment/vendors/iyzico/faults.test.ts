import { randomUUID } from 'node:crypto';
import { PassThrough } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { createLog } from '../../../../platform/log.ts';
import { IDENTITY_NUMBER, iyzicoOfFile } from '../../../../testing/iyzico.ts';
import { iyzicoGateway } from './index.ts';

const at = await iyzicoOfFile();

const unknown = { name: 'GatewayUnknown' };
const FULL = { amount: 3999, currency: 'TRY' };

interface Preparation {
  id: string;
  /** Can be called again and again. */
  act: () => Promise<unknown>;
  /** Part of the address that it posts to. */
  only: string;
}

const OPERATIONS: Record<string, () => Promise<Preparation>> = {
  activate: async () => {
    const id = await at.approved();
    return { id, act: () => at.gateway.activate(id, `${id}:activate`), only: '/activate' };
  },
  cancel: async () => {
    const id = await at.active();
    return { id, act: () => at.gateway.cancel(id, `${id}:cancel`), only: '/cancel' };
  },
  refund: async () => {
    const id = await at.active();
    const chargeId = (await at.read(id)).charges[0]?.chargeId ?? '';
    const refund = { chargeId, amount: FULL, reason: 'test', key: `${id}:refund` };
    return { id, act: () => at.gateway.refund(refund), only: '/payment/refund' };
  },
  retry: async () => {
    const id = await at.active();
    await at.faults({ refuse: 'NO_FUNDS' });
    await at.advance(32);
    await at.faults({ refuse: null });
    return { id, act: async () => at.gateway.retry?.(id, `${id}:retry`), only: '/operation/retry' };
  },
};

/** The state that an operation leads to, once. */
const AFTER: Record<string, object> = {
  activate: { status: 'ACTIVE', charges: [{ refunded: 0 }] },
  cancel: { status: 'ENDED', charges: [{ refunded: 0 }] },
  refund: { status: 'ACTIVE', charges: [{ refunded: 3999 }] },
  retry: { status: 'ACTIVE', charges: [{ refunded: 0 }, { refunded: 0 }] },
};

describe.each(Object.keys(OPERATIONS))('%s', (name) => {
  const prepare = () => OPERATIONS[name]?.() ?? Promise.reject(new Error(name));
  const done = AFTER[name] ?? {};

  it('that fails is unknown and not done; it is done once when it is repeated', async () => {
    const { id, act, only } = await prepare();
    const before = await at.read(id);
    await at.failNext('fail', only);
    await expect(act()).rejects.toMatchObject(unknown);
    expect(await at.read(id)).toEqual(before);
    await act();
    await act();
    expect(await at.read(id)).toMatchObject(done);
  });

  it('whose answer is lost is unknown but done, and not done again when it is repeated', async () => {
    const { id, act, only } = await prepare();
    await at.failNext('lose', only);
    await expect(act()).rejects.toMatchObject(unknown);
    expect(await at.read(id)).toMatchObject(done);
    const movements = await at.ledger(id);
    await act();
    expect(await at.ledger(id)).toEqual(movements);
  });

  it('that arrives twice is done once', async () => {
    const { id, act, only } = await prepare();
    await at.failNext('twice', only);
    await act();
    expect(await at.read(id)).toMatchObject(done);
    const movements = await at.ledger(id);
    expect(new Set(movements.map((one) => one.id)).size).toBe(movements.length);
  });
});

it('a gateway that takes too long is unknown', async () => {
  const id = await at.approved();
  const hasty = iyzicoGateway({ ...at.options, timeout: 200 });
  await at.failNext('slow', 'GET /iyzico/v2/subscription/subscriptions');
  await expect(hasty.read(id)).rejects.toMatchObject(unknown);
  expect(await at.read(id)).toMatchObject({ status: 'APPROVED' });
});

describe('the other operations', () => {
  it('are unknown without an answer', async () => {
    const id = await at.active();
    const planId = await at.gateway.syncPlan(at.terms(), randomUUID());
    const { reference } = await at.gateway.open(at.attempt(planId));
    const acts: [string, () => Promise<unknown>][] = [
      ['GET /iyzico/v2/subscription/subscriptions', () => at.gateway.read(id)],
      ['GET /iyzico/v2/reporting', () => at.gateway.read(id)],
      ['/checkoutform/', () => at.gateway.readAttempt(reference)],
      ['/checkoutform/initialize', () => at.gateway.open(at.attempt(planId))],
      ['/products', () => at.gateway.syncPlan(at.terms(), randomUUID())],
      ['/pricing-plans', () => at.gateway.syncPlan(at.terms(), randomUUID())],
    ];
    for (const [only, act] of acts)
      for (const fault of ['fail', 'lose']) {
        await at.failNext(fault, only);
        await expect(act()).rejects.toMatchObject(unknown);
      }
  });

  it('create a plan of a package once, also when the answer was lost', async () => {
    const terms = at.terms();
    await at.failNext('lose', 'POST /iyzico/v2/subscription/products/');
    await expect(at.gateway.syncPlan(terms, 'key')).rejects.toMatchObject(unknown);
    const id = await at.gateway.syncPlan(terms, 'key');
    expect(await at.gateway.syncPlan(terms, 'key')).toBe(id);
  });

  it('are unknown, not refused, with wrong credentials, and while iyzico is away', async () => {
    const id = await at.active();
    const wrong = [{ apiKey: 'other' }, { secretKey: 'other' }, { baseUrl: 'http://127.0.0.1:1' }];
    for (const change of wrong) {
      const gateway = iyzicoGateway({ ...at.options, ...change });
      await expect(gateway.read(id)).rejects.toMatchObject(unknown);
      await expect(gateway.cancel(id, 'key')).rejects.toMatchObject(unknown);
    }
    expect(await at.violations()).toContain(
      `GET /v2/subscription/subscriptions/${id}: unknown API key`,
    );
    expect(await at.read(id)).toMatchObject({ status: 'ACTIVE' });
  });
});

it('no error says anything of the payer, so the log does not either', async () => {
  const stream = new PassThrough();
  const log = createLog({ level: 'trace', destination: stream });
  const attempt = at.attempt(randomUUID());
  const gateways = [at.gateway, iyzicoGateway({ ...at.options, secretKey: 'other' })];
  for (const gateway of gateways) {
    for (const payer of [attempt.payer, attempt.payer && { ...attempt.payer, email: 'wrong' }]) {
      const error: unknown = await gateway.open({ ...attempt, payer }).catch((thrown) => thrown);
      expect(error).toBeInstanceOf(Error);
      log.error({ err: error, attempt: { ...attempt, payer } }, 'the attempt failed');
    }
  }
  const lines = String(stream.read());
  expect(lines).toContain('iyzico');
  expect(lines).not.toContain(IDENTITY_NUMBER);
  expect(lines).not.toContain(attempt.payer?.phone);
});
