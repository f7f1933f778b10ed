import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, expect } from 'vitest';
import type { Attempt, RawRequest } from '../services/payment/vendors/gateway.ts';
import type { GatewayEvent, Terms } from '../services/payment/rules/gateway-facts.ts';
import { paypalGateway, type PaypalConfig } from '../services/payment/vendors/paypal/index.ts';
import { openReceivingSandbox, type Span } from './gateway-sandbox.ts';

export const RETURN_URL = 'http://127.0.0.1:9/api/payment/returns/paypal?secret=s1';
export const MONTHLY: Terms = {
  gatewayPackage: 'package-monthly',
  title: 'Kandil Solo, monthly',
  months: 1,
  price: { amount: 499, currency: 'USD' },
  intro: null,
};
export const INTRO: Terms = {
  ...MONTHLY,
  gatewayPackage: 'package-intro',
  intro: { amount: 99, days: 30 },
};

/**
 * The adapter over HTTP at the sandbox's PayPal, with one clock for both, for the tests of a file. After each of them
 * PayPal's OpenAPI must allow all requests and answers.
 */
export async function paypalOfFile() {
  const paypal = await openFixture();
  afterEach(async () => {
    await paypal.calm();
    expect(await paypal.violations()).toEqual([]);
  });
  afterAll(() => paypal.close());
  return paypal;
}

async function openFixture() {
  const gateways = await openReceivingSandbox();
  const { sandbox, events, send } = gateways;
  const { paypal } = sandbox.gateways;
  let ahead = 0;
  const now = () => Date.now() + ahead;
  const gateway = (change: Partial<PaypalConfig> = {}) =>
    paypalGateway({ ...paypal, ...change }, now);
  const adapter = gateway();

  const attemptOf = (planId: string, change: Partial<Attempt> = {}): Attempt => {
    const intentId = change.intentId ?? randomUUID();
    return {
      intentId,
      key: `${intentId}:open`,
      terms: MONTHLY,
      planId,
      startsAt: null,
      language: 'ar',
      returnUrl: RETURN_URL,
      cancelUrl: RETURN_URL,
      msisdn: null,
      payer: null,
      ...change,
    };
  };
  /** Answers the approval page; the address that PayPal sends the browser to. */
  const answer = async (url: string, choice: 'agree' | 'refuse') => {
    const response = await fetch(url, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ answer: choice }),
    });
    return new URL(response.headers.get('location') ?? 'about:blank');
  };
  /** An attempt that waits for its payer. */
  const openAttempt = async (terms = MONTHLY, change: Partial<Attempt> = {}) => {
    const planId = await adapter.syncPlan(terms, `plan:${terms.gatewayPackage}`);
    const approval = await adapter.open(attemptOf(planId, change));
    if (approval.kind !== 'REDIRECT') throw new Error('not a redirect');
    return approval;
  };
  /** The requests with events since the last call. */
  const arrived = async (): Promise<RawRequest[]> => {
    await gateways.flush('paypal');
    return events.splice(0);
  };

  return {
    ...gateways,
    adapter,
    gateway,
    now,
    attemptOf,
    answer,
    openAttempt,
    arrived,
    /** A subscription that was approved and activated. */
    async subscribe(terms = MONTHLY, change: Partial<Attempt> = {}) {
      const { url, reference } = await openAttempt(terms, change);
      await answer(url, 'agree');
      await adapter.activate(reference, 'k');
      return reference;
    },
    read: async (id: string) => {
      const found = await adapter.read(id);
      if (!found) throw new Error(`${id} is unknown`);
      return found;
    },
    faults: (change: object) => gateways.faults('paypal', change),
    async advance(span: Span) {
      ahead = (await gateways.advance(span)) - Date.now();
    },
    /** What moved for a subscription, as `charge 499`. */
    amounts: (id: string) => gateways.movements('paypal', new Set([id])),
    /** What the adapter reads from the events since the last call. */
    async eventsSince() {
      const read: GatewayEvent[] = [];
      for (const request of await arrived()) read.push(await adapter.event(request));
      return read;
    },
    subscriptions: async () =>
      (await send<{ subscriptions: unknown[] }>('GET', '/gateways/paypal/subscriptions'))
        .subscriptions,
    /** Requests and answers so far that PayPal's OpenAPI does not allow. */
    violations: async () =>
      (await send<{ violations: unknown[] }>('GET', '/gateways/paypal/violations')).violations,
  };
}
