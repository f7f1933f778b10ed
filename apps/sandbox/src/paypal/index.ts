import { crc32 } from 'node:zlib';
import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import {
  type GatewayContext,
  type GatewayParty,
  openGatewayCore,
  type OutgoingEvent,
  type SubscriptionView,
} from '../gateways/index.ts';
import { baseUrl } from '../identity/base-url.ts';
import { paypalApi } from './api/index.ts';
import { approvalPage } from './approval.ts';
import { createBilling } from './billing.ts';
import { openBooks, type Subscription, timeOf } from './books.ts';
import { createCatalog } from './catalog.ts';
import { type NamedCertificate, PAYPAL_ROOT, signingCertificate } from './certificates.ts';
import { createContract } from './contract.ts';
import { eventSender } from './events.ts';
import { paypalPage } from './page.ts';
import { createPresenter } from './present.ts';
import { PAYER } from './present-payments.ts';
import { type PastPayment, remember } from './past-payments.ts';
import { createReversals } from './reversals.ts';
import { currencyOf, currentCycle, priceOf } from './schedule.ts';
import { createTokens, PAYPAL_CLIENT } from './token.ts';

export { PAYPAL_ROOT } from './certificates.ts';
export type { PastPayment } from './past-payments.ts';
export { PAYPAL_CLIENT } from './token.ts';

/** Runs one piece of work after the other. */
function oneByOne() {
  let last: Promise<unknown> = Promise.resolve();
  return <T>(work: () => Promise<T>): Promise<T> => {
    const next = last.then(work);
    last = next.catch(() => {});
    return next;
  };
}

/** The headers of an event (https://developer.paypal.com/api/rest/webhooks/rest/#link-eventheaders). */
function signedHeaders({ id, sign }: NamedCertificate, url: string, body: string, now: number) {
  const transmission = randomUUID();
  const time = timeOf(now);
  return {
    'paypal-transmission-id': transmission,
    'paypal-transmission-time': time,
    'paypal-transmission-sig': sign(
      [transmission, time, PAYPAL_CLIENT.webhookId, crc32(Buffer.from(body))].join('|'),
    ),
    'paypal-cert-url': `${url}/v1/notifications/certs/${id}`,
    'paypal-auth-algo': 'SHA256withRSA',
    'paypal-auth-version': 'v2',
  };
}

/** PayPal with what only the sandbox itself asks of it. */
export interface PaypalParty extends GatewayParty {
  /** Books payments of a time before it was there, of which nobody is informed; those that it has stay as they are. */
  remember(payments: readonly PastPayment[]): Promise<void>;
}

/** PayPal's Subscriptions: catalogue, plans, subscriptions, payments, refunds, disputes, and signed events. */
export async function openPaypal(context: GatewayContext): Promise<PaypalParty> {
  const { clock, dataDir } = context;
  let url = '';

  const core = await openGatewayCore(context, 'paypal', async ({ body }: OutgoingEvent) =>
    signedHeaders(await signingCertificate(), url, body, clock.now()),
  );
  const books = await openBooks(dataDir);
  const present = createPresenter(books, () => url);
  const send = eventSender(core.outbox, clock, () => url);
  const parts = { books, core, clock, present, send };
  const billing = createBilling(parts);
  const reversals = createReversals(parts);
  const contract = createContract();
  const exclusive = oneByOne();
  const tokens = createTokens();
  const shared = { books, clock, core, contract, tokens, billing, reversals, present, exclusive };
  const catalog = createCatalog(books, clock);

  function view(subscription: Subscription): SubscriptionView {
    const plan = present.planOf(subscription);
    const cycle = currentCycle(subscription, plan);
    return {
      id: subscription.id,
      payer: `${PAYER.name.given_name} ${PAYER.name.surname}`,
      title: plan.name,
      status: subscription.status,
      amount: cycle ? priceOf(cycle) : 0,
      currency: currencyOf(plan),
      nextChargeAt: billing.nextAt(subscription),
      refusesNext: subscription.refusesNext,
    };
  }

  function routes(app: FastifyInstance, sections: readonly { page: string; title: string }[]) {
    // The port is known once the sandbox listens.
    app.addHook('onListen', async () => void (url = `${baseUrl(app)}/paypal`));
    core.api(app, (own) => {
      paypalApi(own, { ...shared, catalog });
      own.get<{ Params: { id: string } }>(
        '/v1/notifications/certs/:id',
        async ({ params }, reply) => {
          const { id, chain } = await signingCertificate();
          if (params.id !== id) return reply.callNotFound();
          return reply.type('application/x-pem-file').send(chain);
        },
      );
    });
    // Not PayPal's: for a product in another process (`PAYPAL_CA_FILE`).
    app.get('/paypal/root.pem', (_request, reply) =>
      reply.type('application/x-pem-file').send(PAYPAL_ROOT),
    );
    approvalPage(app, { ...shared, sections });
    paypalPage(app, { ...shared, sections });
  }

  return {
    name: 'paypal',
    title: 'PayPal',
    about: 'Charges subscriptions that were agreed to on its page, in PayPal’s own format.',
    page: '/paypal',
    faults: ['down', 'slow'],
    core,
    routes,
    count: () => books.subscriptions.list().length,
    subscriptions: () => books.subscriptions.list().map(view),
    renewDue: () => exclusive(billing.renewDue),
    renewNow: (id) => exclusive(() => billing.renewNow(id)),
    refuseNext: (id, reason) => exclusive(() => billing.refuseNext(id, reason)),
    remember: (payments) => exclusive(() => remember(parts, payments)),
    chargeBack: (id) => exclusive(() => reversals.chargeBack(id)),
    close: core.close,
  };
}
