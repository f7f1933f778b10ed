import { createHash } from 'node:crypto';
import type * as z from 'zod/mini';
import { decimalOf, moneyOf } from '../../rules/money.ts';
import {
  type Approval,
  type Attempt,
  type AttemptState,
  type Gateway,
  GatewayRefusal,
  type GatewayEvent,
  type GatewaySubscription,
  GatewayUnknown,
  type RawRequest,
  type Terms,
} from '../gateway.ts';
import { type Ask, type OperatorConfig, operatorRequests } from './requests.ts';
import { isSame, signatureOf } from './signature.ts';
import * as wire from './wire.ts';

export type { OperatorConfig } from './requests.ts';

/** A mobile operator that bills subscriptions to phone numbers: docs/reference/operator-billing.md. */
export function operatorGateway(config: OperatorConfig): Gateway {
  const ask = operatorRequests(config);
  return {
    code: 'OPERATOR',
    ...approvals(ask),
    ...subscriptions(ask),
    event: async (request) => eventOf(request, config),
    returned: ({ query }) => query['consentId'] || null,
  };
}

/** Of an answer that the operator gives to every valid request. */
function known<Value>(value: Value | null, what: string): Value {
  if (value === null) throw new GatewayRefusal('REFUSED', `the operator knows no such ${what}`);
  return value;
}

function approvals(
  ask: Ask,
): Pick<Gateway, 'syncPlan' | 'open' | 'readAttempt'> & Required<Pick<Gateway, 'confirm'>> {
  return {
    async syncPlan({ gatewayPackage, title, months, price, intro }: Terms, key) {
      if (intro) throw new GatewayRefusal('REFUSED', 'the operator has no introductory prices');
      const body = {
        code: gatewayPackage,
        title,
        months,
        amount: decimalOf(price),
        currency: price.currency,
      };
      const { packageId } = known(
        await ask('/v1/packages', wire.packaged, { body, key }),
        'package',
      );
      return packageId;
    },
    async open({ intentId, key, planId, msisdn, startsAt, ...attempt }: Attempt) {
      const body = {
        packageId: planId,
        reference: intentId,
        msisdn,
        startsAt: startsAt?.toISOString() ?? null,
        language: attempt.language,
        returnUrl: attempt.returnUrl,
        cancelUrl: attempt.cancelUrl,
      };
      const consent = await ask('/v1/consents', wire.openedConsent, { body, key });
      const { consentId, page, expiresAt } = known(consent, 'package');
      const approval = { reference: consentId, expiresAt };
      return page === null
        ? ({ ...approval, kind: 'CODE' } satisfies Approval)
        : ({ ...approval, kind: 'REDIRECT', url: page } satisfies Approval);
    },
    async readAttempt(reference) {
      const consent = await ask(`/v1/consents/${encodeURIComponent(reference)}`, wire.consent);
      return attemptState(known(consent, 'consent'));
    },
    async confirm(reference, code, key) {
      // Each code that is tried is an operation of its own: a key never belongs to two bodies.
      const tried = createHash('sha256').update(code).digest('hex').slice(0, 16);
      const path = `/v1/consents/${encodeURIComponent(reference)}/code`;
      const content = { body: { code }, key: `${key}:${tried}` };
      return known(await ask(path, wire.confirmed, content), 'consent').result;
    },
  };
}

function attemptState(consent: z.output<typeof wire.consent>): AttemptState {
  const { status, reason, subscriptionId } = consent;
  if (status === 'PENDING') return { state: 'WAITING' };
  if (status === 'EXPIRED') return { state: 'EXPIRED' };
  if (status === 'REFUSED')
    return {
      state: 'REFUSED',
      reason: reason === 'REFUSED_BY_PAYER' ? 'CANCELLED_BY_PAYER' : 'REFUSED',
    };
  if (subscriptionId === null) throw new GatewayUnknown('an approved consent has no subscription');
  return { state: 'APPROVED', gatewaySubsId: subscriptionId };
}

function subscriptions(ask: Ask): Pick<Gateway, 'activate' | 'read' | 'cancel' | 'refund'> {
  const post = async (id: string, operation: 'activate' | 'cancel', key: string) => {
    const path = `/v1/subscriptions/${encodeURIComponent(id)}/${operation}`;
    known(await ask(path, wire.subscription, { body: {}, key }), 'subscription');
  };
  return {
    activate: (id, key) => post(id, 'activate', key),
    cancel: (id, key) => post(id, 'cancel', key),
    async read(id) {
      const path = `/v1/subscriptions/${encodeURIComponent(id)}`;
      const found = await ask(path, wire.subscription);
      return found && subscriptionOf(found);
    },
    async refund({ chargeId, amount, reason, key }) {
      const path = `/v1/charges/${encodeURIComponent(chargeId)}/refunds`;
      const body = { amount: decimalOf(amount), currency: amount.currency, reason };
      known(await ask(path, wire.refunded, { body, key }), 'charge');
    },
  };
}

const subscriptionOf = ({
  subscriptionId,
  charges,
  ...rest
}: z.output<typeof wire.subscription>): GatewaySubscription => ({
  gatewaySubsId: subscriptionId,
  ...rest,
  charges: charges.map(({ amount, refunded, currency, ...charge }) => ({
    ...charge,
    amount: money(amount, currency),
    refunded: money(refunded, currency).amount,
  })),
});

/** @throws GatewayUnknown if it is not an amount of the currency */
function money(decimal: string, currency: string) {
  try {
    return moneyOf(decimal, currency);
  } catch (error) {
    throw new GatewayUnknown('the operator sent an invalid amount', { cause: error });
  }
}

/** The event of a request that the operator signed. @throws GatewayRefusal */
function eventOf(
  { headers, body }: RawRequest,
  { merchantId, secret }: OperatorConfig,
): GatewayEvent {
  const lines = ['EVENT', merchantId, headers['x-timestamp'] ?? ''];
  const right = signatureOf(secret, lines, body);
  if (headers['x-merchant-id'] !== merchantId || !isSame(headers['x-signature'] ?? '', right))
    throw new GatewayRefusal('REFUSED', 'the event is not signed by the operator');
  const { eventId, type, consentId, subscriptionId, charge } = parsedEvent(body);
  const reversal = type === 'charge.charged_back' && charge;
  return {
    eventId,
    type,
    gatewaySubsId: subscriptionId,
    reference: consentId,
    reversal: reversal
      ? {
          kind: 'CHARGEBACK',
          chargeId: reversal.chargeId,
          amount: money(reversal.amount, reversal.currency),
        }
      : null,
  };
}

function parsedEvent(body: Buffer): z.output<typeof wire.event> {
  try {
    return wire.event.parse(JSON.parse(body.toString('utf8')));
  } catch (error) {
    throw new GatewayRefusal('REFUSED', `the event is malformed: ${String(error)}`);
  }
}
