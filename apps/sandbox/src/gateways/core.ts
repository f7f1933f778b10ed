import type { FastifyInstance } from 'fastify';
import type { Party, PartyContext } from '../party.ts';
import { type Clock, createClock, type Span } from './clock.ts';
import { createOutbox, type Outbox, type OutboxOptions, type OutgoingEvent } from './events.ts';
import { createFaultSwitch, type FaultSwitch, type Refusal } from './faults.ts';
import { type Records, recordsOf } from './records.ts';
import { gatewayApi } from './wire.ts';

/** Money that moved at a gateway. */
export interface Movement {
  id: string;
  kind: 'charge' | 'refund' | 'chargeback';
  /** The charge that a refund or a chargeback takes back. */
  chargeId: string | null;
  /** Minor units of the currency; always positive. */
  amount: number;
  currency: string;
  subscription: string;
  /** ISO 8601, by the gateway's clock. */
  at: string;
}

/** A subscription for the pages of the sandbox. */
export interface SubscriptionView {
  id: string;
  /** Who pays, in words. */
  payer: string;
  title: string;
  status: string;
  amount: number;
  currency: string;
  /** ISO 8601; null if nothing will be charged. */
  nextChargeAt: string | null;
  /** Why its next renewal will be refused. */
  refusesNext: Refusal | null;
}

/** A payment gateway of the sandbox. It keeps its own ledger and never asks the product. */
export interface GatewayParty extends Party {
  core: GatewayCore;
  subscriptions: () => SubscriptionView[];
  /** Charges every renewal that is due, oldest first, at its own due time. */
  renewDue: () => Promise<void>;
  /** Charges the next renewal now; false if there is none. */
  renewNow: (subscription: string) => Promise<boolean>;
  /** Refuses the next renewal, or no longer (null); false if the subscription is unknown. */
  refuseNext: (subscription: string, reason: Refusal | null) => Promise<boolean>;
  /** The payer takes a charge back; false if it is unknown or taken back already. */
  chargeBack: (chargeId: string) => Promise<boolean>;
}

/** Dependencies of a gateway. */
export interface GatewayContext extends PartyContext {
  clock: Clock;
  /** Base URL of the product's hooks; the gateway's name follows. */
  hooksUrl: () => string;
}

/** The time of the gateways and where they send events, shared by all of them. */
export async function openGatewayContext(context: PartyContext) {
  const records = await recordsOf<{ id: string; ahead: number }>(context.dataDir, 'clock');
  const clock = createClock(records.get('clock')?.ahead);
  let hooksUrl = `${context.productUrl}/api/payment/hooks`;
  return {
    ...context,
    clock,
    hooksUrl: () => hooksUrl,
    setHooksUrl: (url: string) => void (hooksUrl = url),
    /** Advances the clock, then lets each gateway renew and deliver what is due. */
    async advance(span: Span, parties: readonly GatewayParty[]): Promise<void> {
      clock.advance(span);
      await records.put({ id: 'clock', ahead: clock.ahead() });
      for (const party of parties) await party.renewDue();
      for (const party of parties) await party.core.outbox.clockAdvanced();
    },
  };
}
export type GatewayTime = Awaited<ReturnType<typeof openGatewayContext>>;

/** What every gateway has: faults, events, and a ledger. */
export interface GatewayCore {
  faults: FaultSwitch;
  outbox: Outbox;
  /** Every movement of money, oldest first. */
  ledger: Records<Movement>;
  /** Mounts its API below its name, subject to its faults. */
  api: (app: FastifyInstance, routes: (api: FastifyInstance) => void) => void;
  close: () => Promise<void>;
}

/** Opens the core of a gateway. `sign` gives the headers of one delivery of an event. */
export async function openGatewayCore(
  { dataDir, clock, hooksUrl, faults: outages }: GatewayContext,
  name: string,
  sign: OutboxOptions['sign'],
): Promise<GatewayCore> {
  const faults = createFaultSwitch();
  const closing = new AbortController();
  const records = await recordsOf<OutgoingEvent>(dataDir, `${name}-events`);
  const address = () => `${hooksUrl()}/${name}`;
  const outbox = createOutbox({ records, faults, clock, address, sign });
  return {
    faults,
    outbox,
    ledger: await recordsOf<Movement>(dataDir, `${name}-ledger`),
    api: (app, routes) =>
      gatewayApi(app, { name, faults, outages, closing: closing.signal }, routes),
    async close() {
      closing.abort();
      await outbox.close();
    },
  };
}
