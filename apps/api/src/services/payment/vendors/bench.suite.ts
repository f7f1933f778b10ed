import type { Sandbox } from '@kandil/sandbox';
import type { ReceivingSandbox } from '../../../testing/gateway-sandbox.ts';
import type { Approval, Attempt, Gateway, RawRequest } from './gateway.ts';

/** Milliseconds for one request to a gateway: long enough for a busy machine. */
export const PATIENCE_MS = 30_000;

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

let attempts = 0;

/** What a payer and our own code do, up to a state. */
function flowsOf(
  world: ReceivingSandbox,
  { gateway, attempt, approve, currency }: GatewayUnderTest,
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
  return { price, approve, opened, approved, paid, read };
}

/** The switches and the ledger of the gateway in the sandbox. */
function switchesOf(world: ReceivingSandbox, { name }: GatewayUnderTest) {
  return {
    /** The movements of a subscription in the sandbox's ledger, as `charge 3999`. */
    movements: (subscription: string) => world.movements(name, new Set([subscription])),
    fault: (change: object) => world.faults(name, change),
    later: world.advance,
    refuseNext: (id: string) => world.refuseNext(name, id),
    chargeBack: (chargeId: string) => world.chargeBack(name, chargeId),
    /** All events so far. */
    async events(): Promise<RawRequest[]> {
      await world.flush(name);
      return world.events;
    },
  };
}

export type Bench = ReturnType<typeof benchOf>;

/** Prepares attempts of one gateway, and reads the sandbox's ledger. */
export const benchOf = (world: ReceivingSandbox, tested: GatewayUnderTest) => ({
  ...flowsOf(world, tested),
  ...switchesOf(world, tested),
});
