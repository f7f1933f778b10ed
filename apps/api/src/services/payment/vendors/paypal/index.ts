import { siteName } from '../../../../platform/site.ts';
import { shortened } from '../../../../platform/text.ts';
import type { Clock } from '../../../../platform/clock.ts';
import {
  type Approval,
  type Attempt,
  type AttemptState,
  type Gateway,
  GatewayRefusal,
} from '../gateway.ts';
import { type PaypalClient, paypalClient, PaypalRefusal } from './client.ts';
import { readEvent } from './events.ts';
import { syncPlan, wireMoney } from './plans.ts';
import { firstFailure, recordsOf } from './read.ts';
import { paypalStatement } from './statement.ts';
import { eventSignature } from './signature.ts';
import { refund, subscription, type WireSubscription } from './wire.ts';

export interface PaypalConfig {
  /** Base URL of the REST API, without a slash at the end; live it is `PAYPAL_URL`. Certificates come from it, too. */
  baseUrl: string;
  clientId: string;
  clientSecret: string;
  /** Id of the product's webhook at PayPal; each signature covers it. */
  webhookId: string;
  /** Authorities of the certificates that sign events, as PEM, beside those that TLS trusts. */
  authorities?: string;
  /** Milliseconds for one request (10,000). */
  timeout?: number;
}

/** How long the payer has; PayPal's own links live longer, but nothing is charged unless we activate. */
const APPROVAL_MS = 3 * 3_600_000;
const LONGEST_NOTE = 255;

/** The languages of PayPal's pages among ours; others get the language of the payer's account. */
const LOCALES: Readonly<Record<string, string>> = {
  ar: 'ar-EG',
  en: 'en-US',
  es: 'es-ES',
  fr: 'fr-FR',
  id: 'id-ID',
  ru: 'ru-RU',
};

const addressOf = (id: string) => `/v1/billing/subscriptions/${encodeURIComponent(id)}`;

async function find(call: PaypalClient, id: string): Promise<WireSubscription | null> {
  try {
    const path = `${addressOf(id)}?fields=last_failed_payment,plan`;
    return await call({ method: 'GET', path, answer: subscription });
  } catch (error) {
    if (error instanceof PaypalRefusal && error.status === 404) return null;
    throw error;
  }
}

async function open(call: PaypalClient, attempt: Attempt, now: number): Promise<Approval> {
  const { startsAt, language } = attempt;
  const locale = LOCALES[language];
  const body = {
    plan_id: attempt.planId,
    // PayPal refuses a start that is past.
    ...(startsAt && startsAt.getTime() > now && { start_time: startsAt.toISOString() }),
    custom_id: attempt.intentId,
    application_context: {
      brand_name: siteName(language),
      ...(locale && { locale }),
      shipping_preference: 'NO_SHIPPING',
      // The payer approves only; our `activate` charges.
      user_action: 'CONTINUE',
      payment_method: { payee_preferred: 'IMMEDIATE_PAYMENT_REQUIRED' },
      return_url: attempt.returnUrl,
      cancel_url: attempt.cancelUrl,
    },
  };
  const { key } = attempt;
  const path = '/v1/billing/subscriptions';
  const made = await call({ method: 'POST', path, body, key, answer: subscription });
  const url = made.links.find(({ rel }) => rel === 'approve')?.href;
  if (!url) throw new GatewayRefusal('REFUSED', `PayPal gave no approval page: ${made.status}`);
  const expiresAt = new Date(Date.parse(made.create_time) + APPROVAL_MS);
  return { kind: 'REDIRECT', reference: made.id, url, expiresAt };
}

function attemptState(wire: WireSubscription | null, now: number): AttemptState {
  if (!wire || wire.status === 'CANCELLED' || wire.status === 'EXPIRED')
    return { state: 'EXPIRED' };
  if (wire.status !== 'APPROVAL_PENDING') return { state: 'APPROVED', gatewaySubsId: wire.id };
  return { state: Date.parse(wire.create_time) + APPROVAL_MS < now ? 'EXPIRED' : 'WAITING' };
}

/**
 * PayPal Subscriptions. Operations without an idempotency key of PayPal (activate, cancel) look at the subscription when
 * PayPal refuses them, so that a repetition is no error. What differs from the gateway's documentation, and where it is
 * silent: docs/reference/gateways.md.
 */
export function paypalGateway(config: PaypalConfig, now: Clock): Gateway {
  const call = paypalClient({ ...config, now });
  const checkSignature = eventSignature({
    webhookId: config.webhookId,
    authorities: config.authorities,
    baseUrl: config.baseUrl,
    timeout: config.timeout,
    now,
  });

  /** An action whose refusal is fine if the subscription is in one of these states by now. */
  async function act(
    id: string,
    action: 'activate' | 'cancel',
    fine: WireSubscription['status'][],
  ) {
    try {
      const body = { reason: `${siteName('en')}: ${action}` };
      await call({ method: 'POST', path: `${addressOf(id)}/${action}`, body });
    } catch (error) {
      if (!(error instanceof PaypalRefusal)) throw error;
      const wire = await find(call, id);
      if (wire ? !fine.includes(wire.status) : action !== 'cancel') throw error;
    }
  }

  async function cancel(id: string) {
    // PayPal cancels only what is active or suspended; the rest is never charged unless we activate it.
    await act(id, 'cancel', ['CANCELLED', 'EXPIRED', 'APPROVAL_PENDING', 'APPROVED']);
  }

  /** A first charge that PayPal refuses leaves an active subscription, for which PayPal would try again for ten days. */
  async function activate(id: string) {
    await act(id, 'activate', ['ACTIVE']);
    const wire = await find(call, id);
    const failure = wire && firstFailure(wire);
    if (!failure) return;
    await cancel(id);
    throw new GatewayRefusal(failure.reason, 'PayPal refused the first charge');
  }

  return {
    code: 'PAYPAL',
    syncPlan: (terms, key) => syncPlan(call, terms, key),
    open: (attempt) => open(call, attempt, now()),
    readAttempt: async (reference) => attemptState(await find(call, reference), now()),
    activate,
    async read(id) {
      const wire = await find(call, id);
      return wire && wire.status !== 'APPROVAL_PENDING' ? recordsOf(call, wire, now()) : null;
    },
    cancel,
    async refund({ chargeId, amount, reason, key }) {
      const path = `/v2/payments/captures/${encodeURIComponent(chargeId)}/refund`;
      const note = shortened(reason, LONGEST_NOTE);
      const body = { amount: wireMoney(amount), ...(note && { note_to_payer: note }) };
      const made = await call({ method: 'POST', path, body, key, answer: refund });
      if (made.status === 'FAILED' || made.status === 'CANCELLED')
        throw new GatewayRefusal('REFUSED', `PayPal did not refund: ${made.status}`);
    },
    statement: paypalStatement(call),
    async event(request) {
      await checkSignature(request);
      return readEvent(request);
    },
    returned: ({ query }) => query['subscription_id'] ?? null,
  };
}
