import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Sandbox, startSandbox } from '@kandil/sandbox';
import type { Approval, Attempt, Gateway, RawRequest } from './gateway.ts';

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

/** What a payer and our own code do, up to a state. */
function flowsOf(world: World, { gateway, attempt, approve, currency }: GatewayUnderTest) {
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
  return { price, approve, opened, approved, paid, read };
}

/** The switches and the books of the gateway at the sandbox. */
function switchesOf(world: World, { name }: GatewayUnderTest) {
  return {
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

export type Bench = ReturnType<typeof benchOf>;

/** Prepares attempts of one gateway, and reads the sandbox's books. */
export const benchOf = (world: World, tested: GatewayUnderTest) => ({
  ...flowsOf(world, tested),
  ...switchesOf(world, tested),
});
