import { auth, payment, purchase } from '@kandil/contract';
import type { GatewayCode, SourceKind } from '@kandil/contract/payment';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeEach, expect } from 'vitest';
import type { Job } from '../platform/queue/index.ts';
import { watchIntents, watchSubscriptions } from '../services/payment/jobs/jobs.ts';
import type { Gateway } from '../services/payment/vendors/gateway.ts';
import { openGateways } from '../services/payment/vendors/index.ts';
import { type AuthApp, openAuthApp, PASSWORD, type SignedUp, signedUp } from './auth-app.ts';
import { openGatewaySandbox, type Span } from './gateway-sandbox.ts';
import { jobsEnd, runJob } from './jobs.ts';
import type { Visitor } from './visitor.ts';

/** An operation of a gateway after which the process dies. */
export interface Kill {
  after: keyof Gateway | null;
}

/** Milliseconds that a gateway may take: enough for a busy machine, little enough for the fault `slow`. */
const timeout = 4000;

export interface AttemptRequest {
  gatewayCode?: GatewayCode;
  sourceKind?: SourceKind;
  planCode?: string;
  periodCode?: string;
}

export type PaymentApp = Awaited<ReturnType<typeof openPaymentApp>>;

/** The same for the tests of a file, each of which begins without faults. */
export async function paymentAppOfFile(): Promise<PaymentApp> {
  const app = await openPaymentApp();
  // Months are counted from a day that each one has: a month after the 31st is the 28th, and stays it.
  if (new Date(await app.clock()).getUTCDate() > 26) await app.later({ days: 6 });
  beforeEach(async () => void (await app.calm()));
  afterAll(() => app.close());
  return app;
}

/** The services on real gateways of the sandbox, which sends its events over a socket. */
async function openPaymentApp() {
  const productUrl = 'http://localhost:3000';
  const gateways = await openGatewaySandbox(productUrl);
  const { sandbox, send } = gateways;
  const kill: Kill = { after: null };
  const { paypal, iyzico, operator } = sandbox.gateways;
  const app: AuthApp = await openAuthApp(
    { rateLimitFactor: 10_000 },
    {
      payment: ({ now }) => {
        const config = {
          paypal: { ...paypal, timeout },
          iyzico: { ...iyzico, timeout },
          operator: { ...operator, trusted: true, timeout },
        };
        const opened = [...openGateways(config, now).values()];
        return {
          gateways: new Map(opened.map((each) => [each.code, mortal(each, kill)])),
          publicOrigin: productUrl,
          payOrigin: 'http://localhost:3002',
          rateLimitFactor: 10_000,
        };
      },
    },
  );
  await app.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.app.server.address() as AddressInfo;

  await send('PUT', '/gateways/hooks', { url: `http://127.0.0.1:${port}/api/payment/hooks` });

  const run = (job: Job<object>) => runJob(app, job);
  const idle = () => jobsEnd(app);

  return {
    ...gateways,
    ...app,
    kill,
    run,
    idle,
    /** Moves the clocks of the product and of the gateways; renewals that are due are charged. */
    async later(span: Span) {
      const before = await gateways.clock();
      app.advance((await gateways.advance(span)) - before);
    },
    /** Waits until the events that the gateway has sent are in the ledger. */
    async delivered(gateway: string) {
      await gateways.flush(gateway);
      await idle();
    },
    reconcile: async () => {
      await run(watchIntents);
      await idle();
    },
    reconcileNightly: async () => {
      await run(watchSubscriptions);
      await idle();
    },
    /** A member without a plan. */
    member: (): Promise<SignedUp> => signedUp(app),
    /** What moved at a gateway for the attempts of a member, as `charge 499`. */
    async moved(gateway: string, { userId }: Pick<SignedUp, 'userId'>): Promise<string[]> {
      const { rows } = await app.database.pool.query(
        'select gateway_subs_id, reference from payment.intent where user_id = $1',
        [userId],
      );
      const own = new Set<string>(rows.flatMap((row: object) => Object.values(row)));
      return gateways.movements(gateway, own);
    },
    async close() {
      await sandbox.close();
      await app.close();
    },
  };
}

/** A gateway whose caller dies after an operation: the answer reaches nobody. */
function mortal(gateway: Gateway, kill: Kill): Gateway {
  return new Proxy(gateway, {
    get(target, name: keyof Gateway) {
      const operation: unknown = target[name];
      if (typeof operation !== 'function') return operation;
      return async (...args: unknown[]) => {
        const result: unknown = await (operation as (...each: unknown[]) => unknown)(...args);
        if (kill.after !== name) return result;
        kill.after = null;
        throw new Error(`killed after ${name}`);
      };
    },
  });
}

/** What a visitor is offered. @throws if there is no such option */
export async function offered(
  visitor: Visitor,
  {
    gatewayCode = 'PAYPAL',
    sourceKind,
    planCode = 'SOLO',
    periodCode = 'MONTHLY',
  }: AttemptRequest = {},
  promoCode?: string,
) {
  const { data, meta } = await visitor.call(
    purchase.subscriptionPlans,
    promoCode === undefined ? {} : { promoCode },
  );
  const plan = data?.periods
    .find((period) => period.periodCode === periodCode)
    ?.plans.find((each) => each.planCode === planCode);
  const option = plan?.paymentOptions.find(
    (each) => each.gatewayCode === gatewayCode && (!sourceKind || each.sourceKind === sourceKind),
  );
  if (!option) throw new Error(`not offered: ${JSON.stringify({ plan, meta })}`);
  const { gatewayPackage } = option;
  return { gatewayCode, gatewayPackage };
}

/** The payer answers the page of a gateway; the address that the browser is sent to. */
export async function answerPage(url: string, answer: 'agree' | 'refuse', msisdn = '') {
  const response = await fetch(url, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ answer, ...(msisdn && { msisdn }) }),
  });
  const location = response.headers.get('location');
  if (!location) throw new Error(`${url} answered ${response.status}: ${await response.text()}`);
  return new URL(location);
}

/**
 * A browser, without our cookies, comes back; the path of the page that it is sent to. Where the gateway's event is at
 * work meanwhile, that page waits for it, and so does this.
 */
export async function comeBack(
  { app, idle }: Pick<PaymentApp, 'app' | 'idle'>,
  { pathname, search }: URL,
) {
  const { statusCode, headers } = await app.inject({
    method: 'GET',
    url: pathname + search,
    headers: { 'sec-fetch-site': 'cross-site' },
  });
  await idle();
  if (statusCode !== 303) return `status ${statusCode}`;
  const to = new URL(String(headers.location));
  return to.pathname;
}

/** Begins an attempt; the approval page of a gateway. */
export async function begin(visitor: Visitor, requested: AttemptRequest = {}) {
  const started = await visitor.call(payment.billing, await offered(visitor, requested));
  expect([started.status, started.data?.result, started.meta]).toEqual([200, 'SUCCESS', null]);
  const { intentId, redirectUrl } = started.data;
  return { intentId, url: redirectUrl ?? '' };
}

/** Pays with PayPal's approval page, and comes back. */
export async function pay(app: PaymentApp, visitor: Visitor, requested: AttemptRequest = {}) {
  const { intentId, url } = await begin(visitor, requested);
  const back = await answerPage(url, 'agree', '905551112233');
  return { intentId, back, page: await comeBack(app, back) };
}

export const stateOf = async (visitor: Visitor, intentId: string) => {
  const { data, meta } = await visitor.call(payment.billingState, { intentId });
  return data?.state ?? meta?.['code'];
};

export const planOf = async (visitor: Visitor) => {
  const { data, meta } = await visitor.call(purchase.userPlan, {});
  return meta?.['code'] ?? data?.status ?? null;
};

/** Signed in again: the clock was moved. */
export async function renewed({ visitor, email }: SignedUp): Promise<Visitor> {
  const { data } = await visitor.call(auth.login, { email, password: PASSWORD });
  visitor.token = data.accessToken;
  return visitor;
}
