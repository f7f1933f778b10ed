import { startSandbox } from '@kandil/sandbox';
import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Attempt, RawRequest, Terms } from '../services/payment/vendors/gateway.ts';
import { paypalGateway, type PaypalConfig } from '../services/payment/vendors/paypal/index.ts';

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

interface Movement {
  id: string;
  kind: string;
  chargeId: string | null;
  amount: number;
  subscription: string;
}

/** The adapter over HTTP at the sandbox's PayPal, with one clock for both and a product that keeps the events it gets. */
export async function openFixture() {
  const events: RawRequest[] = [];
  const product = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const headers = request.headers as Record<string, string>;
      events.push({ headers, body: Buffer.concat(chunks), query: {} });
      response.writeHead(204).end();
    });
  });
  await new Promise<void>((resolve) => product.listen(0, '127.0.0.1', resolve));
  const { port } = product.address() as AddressInfo;
  const productUrl = `http://127.0.0.1:${port}`;
  const sandbox = await startSandbox({ port: 0, smtpPort: 0, productUrl, demo: false });
  const { paypal } = sandbox.gateways;
  let ahead = 0;
  const now = () => Date.now() + ahead;

  const send = async (method: string, path: string, body?: object) => {
    const response = await fetch(sandbox.url + path, {
      method,
      redirect: 'manual',
      ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
    if (response.status >= 400) throw new Error(`${path}: ${response.status}`);
    return response;
  };
  const json = async <T>(path: string): Promise<T> => (await (await send('GET', path)).json()) as T;
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

  return {
    sandbox,
    adapter,
    gateway,
    events,
    now,
    send,
    attemptOf,
    answer,
    openAttempt,
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
    faults: (change: object) => send('PUT', '/gateways/paypal/faults', change),
    async advance(span: { months?: number; days?: number; hours?: number }) {
      await send('POST', '/gateways/clock', span);
      ahead = Date.parse((await json<{ now: string }>('/gateways/clock')).now) - Date.now();
    },
    ledger: async (subscription: string): Promise<Movement[]> => {
      const { movements } = await json<{ movements: Movement[] }>('/gateways/paypal/ledger');
      return movements.filter((one) => one.subscription === subscription);
    },
    /** The events since the last call. */
    async arrived(): Promise<RawRequest[]> {
      await send('POST', '/gateways/paypal/events/flush');
      return events.splice(0);
    },
    subscriptions: async () =>
      (await json<{ subscriptions: unknown[] }>('/gateways/paypal/subscriptions')).subscriptions,
    /** Requests and answers so far that PayPal's OpenAPI does not allow. */
    violations: async () =>
      (await json<{ violations: unknown[] }>('/gateways/paypal/violations')).violations,
    async close() {
      await sandbox.close();
      product.closeAllConnections();
      await new Promise((resolve) => product.close(resolve));
    },
  };
}
export type Fixture = Awaited<ReturnType<typeof openFixture>>;
