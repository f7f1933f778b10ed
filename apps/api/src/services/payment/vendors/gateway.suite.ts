import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Sandbox, startSandbox } from '@kandil/sandbox';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  type Approval,
  type Attempt,
  type Gateway,
  GatewayRefusal,
  GatewayUnknown,
  type RawRequest,
} from './gateway.ts';

/** One gateway, and what its payer does at the sandbox. */
export interface GatewayUnderTest {
  /** Its name at the sandbox. */
  name: keyof Sandbox['gateways'];
  gateway: Gateway;
  /** What this gateway needs of an attempt: number, payer. */
  attempt: Partial<Attempt>;
  /** Part of the request that charges, for faults: `/activate`. */
  charging: string;
  /** Whether operations have idempotency keys; without them a lost refund cannot be repeated. */
  hasKeys: boolean;
  currency: string;
  /** The payer agrees; the attempt is APPROVED afterwards. */
  approve: (approval: Approval) => Promise<void>;
}

const TIMEOUT_MS = 2_000;

/** The sandbox, and a receiver of the events that it sends to the product. */
export async function openWorld() {
  const received: RawRequest[] = [];
  const hooks = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const headers = Object.entries(request.headers).map(([name, value]) => [name, String(value)]);
      received.push({
        headers: Object.fromEntries(headers),
        body: Buffer.concat(chunks),
        query: {},
      });
      response.writeHead(204).end();
    });
  });
  await new Promise<void>((resolve) => hooks.listen(0, '127.0.0.1', resolve));
  const productUrl = `http://127.0.0.1:${(hooks.address() as AddressInfo).port}`;
  const sandbox = await startSandbox({ port: 0, smtpPort: 0, productUrl, demo: false });

  async function send(method: string, path: string, body?: object) {
    const response = await fetch(`${sandbox.url}/gateways${path}`, {
      method,
      ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}`);
    return response.json();
  }
  return {
    sandbox,
    received,
    send,
    close: async () => {
      await sandbox.close();
      hooks.closeAllConnections();
      hooks.close();
    },
  };
}
export type World = Awaited<ReturnType<typeof openWorld>>;

let attempts = 0;

/** Prepares attempts of one gateway, and reads the sandbox's books. */
export function benchOf(
  world: World,
  { gateway, name, attempt, approve, currency }: GatewayUnderTest,
) {
  const price = { amount: 3999, currency };
  const opened = async (change: Partial<Attempt> = {}) => {
    attempts += 1;
    const intentId = `intent-${attempts}-${Date.now()}`;
    const terms = {
      gatewayPackage: `solo-${currency}-${price.amount}`,
      title: 'Solo, monthly',
      months: 1 as const,
      price,
      intro: null,
    };
    const planId = await gateway.syncPlan(terms, `${terms.gatewayPackage}:plan`);
    const approval = await gateway.open({
      intentId,
      key: `${intentId}:open`,
      terms,
      planId,
      startsAt: null,
      language: 'en',
      returnUrl: `${new URL(world.sandbox.url).origin}/returned`,
      cancelUrl: `${new URL(world.sandbox.url).origin}/cancelled`,
      msisdn: null,
      payer: null,
      ...attempt,
      ...change,
    });
    return { intentId, approval };
  };
  const approved = async (change?: Partial<Attempt>) => {
    const { intentId, approval } = await opened(change);
    await approve(approval);
    const state = await gateway.readAttempt(approval.reference);
    if (state.state !== 'APPROVED') throw new Error(`the attempt is ${state.state}`);
    return { id: state.gatewaySubsId, key: `${intentId}:activate`, approval };
  };
  const paid = async (change?: Partial<Attempt>) => {
    const subscription = await approved(change);
    await gateway.activate(subscription.id, subscription.key);
    return subscription;
  };
  const read = async (id: string) => {
    const found = await gateway.read(id);
    if (!found) throw new Error(`no subscription ${id}`);
    return found;
  };
  return {
    price,
    approve,
    opened,
    approved,
    paid,
    read,
    /** The movements of a subscription in the sandbox's ledger, as `charge 3999`. */
    async movements(subscription: string): Promise<string[]> {
      const { movements } = (await world.send('GET', `/${name}/ledger`)) as {
        movements: { subscription: string; kind: string; amount: number }[];
      };
      return movements
        .filter((one) => one.subscription === subscription)
        .map(({ kind, amount }) => `${kind} ${amount}`);
    },
    fault: (change: object) => world.send('PUT', `/${name}/faults`, change),
    later: (span: object) => world.send('POST', '/clock', span),
    refuseNext: (id: string) =>
      world.send('POST', `/${name}/subscriptions/${id}/refuse-next`, { reason: 'NO_FUNDS' }),
    chargeBack: (chargeId: string) =>
      world.send('POST', `/${name}/charges/${chargeId}/charge-back`),
    /** All events so far. */
    async events(): Promise<RawRequest[]> {
      await world.send('POST', `/${name}/events/flush`);
      return world.received;
    },
  };
}

/** What every gateway does, against its sandbox. */
export function describeGateway(
  title: string,
  open: (sandbox: Sandbox, timeout: number) => GatewayUnderTest,
  { chargebacks = true } = {},
): void {
  describe(`the gateway ${title}`, () => {
    let world: World;
    let tested: GatewayUnderTest;
    let gateway: Gateway;
    let bench: ReturnType<typeof benchOf>;
    beforeAll(async () => {
      world = await openWorld();
      tested = open(world.sandbox, TIMEOUT_MS);
      gateway = tested.gateway;
      bench = benchOf(world, tested);
    });
    beforeEach(() => world.send('DELETE', '/faults'));
    afterAll(() => world.close());

    test('waits for the payer, and charges nothing before it is activated', async () => {
      const { approval } = await bench.opened();
      expect(await gateway.readAttempt(approval.reference)).toEqual({ state: 'WAITING' });
      await tested.approve(approval);
      const state = await gateway.readAttempt(approval.reference);
      if (state.state !== 'APPROVED') throw new Error(state.state);
      expect((await bench.read(state.gatewaySubsId)).charges).toEqual([]);
      expect(await bench.movements(state.gatewaySubsId)).toEqual([]);
    });

    test('charges once for a period when it is activated, also when that is repeated', async () => {
      const { id, key } = await bench.approved();
      await gateway.activate(id, key);
      await gateway.activate(id, key);
      const { status, charges, nextChargeAt } = await bench.read(id);
      expect(status).toBe('ACTIVE');
      expect(charges).toMatchObject([{ amount: bench.price, refunded: 0 }]);
      const days = (Number(charges[0]?.to) - Number(charges[0]?.from)) / 86_400_000;
      expect(days).toBeGreaterThanOrEqual(28);
      expect(days).toBeLessThanOrEqual(31);
      expect(nextChargeAt).toEqual(charges[0]?.to);
      expect(await bench.movements(id)).toEqual(['charge 3999']);
    });

    test.each(['lose', 'slow'])('answer %s: unknown, charged once', async (answer) => {
      const { id, key } = await bench.approved();
      await bench.fault({ next: { answer, only: tested.charging } });
      await expect(gateway.activate(id, key)).rejects.toThrow(GatewayUnknown);
      expect((await bench.read(id)).charges).toHaveLength(1);
      if (tested.hasKeys) await gateway.activate(id, key);
      expect(await bench.movements(id)).toEqual(['charge 3999']);
    });

    test('answer fail: unknown and not charged, until it is activated again', async () => {
      const { id, key } = await bench.approved();
      await bench.fault({ next: { answer: 'fail', only: tested.charging } });
      await expect(gateway.activate(id, key)).rejects.toThrow(GatewayUnknown);
      expect((await bench.read(id)).charges).toEqual([]);
      await gateway.activate(id, key);
      expect(await bench.movements(id)).toEqual(['charge 3999']);
    });

    test('a request that arrives twice charges once', async () => {
      const { id, key } = await bench.approved();
      await bench.fault({ next: { answer: 'twice', only: tested.charging } });
      await gateway.activate(id, key).catch((error: unknown) => {
        // Without keys the answer is the one to the second request.
        if (tested.hasKeys) throw error;
      });
      expect(await bench.movements(id)).toEqual(['charge 3999']);
    });

    test('a refused charge is a refusal, and no money moves', async () => {
      const { id, key } = await bench.approved();
      await bench.fault({ refuse: 'NO_FUNDS' });
      await expect(gateway.activate(id, key)).rejects.toThrow(GatewayRefusal);
      expect((await bench.read(id)).charges).toEqual([]);
      expect(await bench.movements(id)).toEqual([]);
    });

    test('renews each period', async () => {
      const { id } = await bench.paid();
      await bench.later({ months: 2 });
      const { charges } = await bench.read(id);
      expect(charges.map(({ amount }) => amount.amount)).toEqual([3999, 3999, 3999]);
      for (const [index, charge] of charges.slice(1).entries())
        expect(charge.from).toEqual(charges[index]?.to);
      expect(await bench.movements(id)).toHaveLength(3);
    });

    test('a refused renewal is unpaid, with its reason', async () => {
      const { id } = await bench.paid();
      await bench.refuseNext(id);
      await bench.later({ months: 1 });
      const { status, failure, charges } = await bench.read(id);
      expect(status).toBe('UNPAID');
      expect(failure).toMatchObject({ reason: expect.any(String), at: expect.any(Date) });
      expect(charges).toHaveLength(1);
    });

    test('charges nothing after it is cancelled, also twice', async () => {
      const { id } = await bench.paid();
      await gateway.cancel(id, `${id}:cancel`);
      await gateway.cancel(id, `${id}:cancel`);
      await bench.later({ months: 2 });
      expect(await bench.read(id)).toMatchObject({ status: 'ENDED', nextChargeAt: null });
      expect(await bench.movements(id)).toEqual(['charge 3999']);
    });

    test('refunds a part, then the rest, and no more', async () => {
      const { id } = await bench.paid();
      const [charge] = (await bench.read(id)).charges;
      const refund = (amount: number, key: string) =>
        gateway.refund({
          chargeId: charge?.chargeId ?? '',
          amount: { ...bench.price, amount },
          reason: 'withdrawal',
          key: `${id}:${key}`,
        });
      await refund(999, 'first');
      expect((await bench.read(id)).charges).toMatchObject([{ refunded: 999 }]);
      if (tested.hasKeys) await refund(999, 'first');
      await refund(3000, 'second');
      await expect(refund(1, 'third')).rejects.toThrow(GatewayRefusal);
      expect((await bench.read(id)).charges).toMatchObject([{ refunded: 3999 }]);
      expect(await bench.movements(id)).toEqual(['charge 3999', 'refund 999', 'refund 3000']);
    });

    test('does not know an invented subscription', async () => {
      expect(await gateway.read('I-0000000000')).toBeNull();
    });

    test('sends signed events that name the subscription; a changed body is refused', async () => {
      const { id } = await bench.paid();
      const requests = await bench.events();
      const events = await Promise.all(requests.map((request) => gateway.event(request)));
      expect(events.map(({ gatewaySubsId }) => gatewaySubsId)).toContain(id);
      const [request] = requests;
      if (!request) throw new Error('no event');
      const changed = request.body
        .toString()
        .replaceAll(/\d/g, (digit) => String((Number(digit) + 1) % 10));
      const body = Buffer.from(changed);
      await expect(gateway.event({ ...request, body })).rejects.toThrow(GatewayRefusal);
    });

    test.runIf(chargebacks)('tells of a chargeback', async () => {
      const { id } = await bench.paid();
      const { chargeId } = (await bench.read(id)).charges[0] ?? { chargeId: '' };
      await bench.chargeBack(chargeId);
      const requests = await bench.events();
      const events = await Promise.all(requests.map((request) => gateway.event(request)));
      expect(events.map(({ reversal }) => reversal)).toContainEqual({
        kind: 'CHARGEBACK',
        chargeId,
        amount: bench.price,
      });
      expect(await bench.movements(id)).toEqual(['charge 3999', 'chargeback 3999']);
    });
  });
}
