import { decimalOf } from '@kandil/contract/currency';
import { createHash } from 'node:crypto';
import type * as z from 'zod/mini';
import {
  type Approval,
  type Attempt,
  type AttemptState,
  type Gateway,
  GatewayRefusal,
  GatewayUnknown,
} from '../gateway.ts';
import type { Terms } from '../../rules/gateway-facts.ts';
import { known } from './answers.ts';
import type { Ask } from './requests.ts';
import * as wire from './wire.ts';

/** Packages, and the payer's consent by code or on the consent page. */
export function approvals(
  ask: Ask,
): Pick<Gateway, 'syncPlan' | 'open' | 'readAttempt'> & Required<Pick<Gateway, 'confirm'>> {
  return {
    async syncPlan({ gatewayPackage, title, months, price, intro }: Terms, key) {
      if (intro) throw new GatewayRefusal('REFUSED', 'the operator has no introductory prices');
      const body = {
        code: gatewayPackage,
        title,
        months,
        amount: decimalOf(price.amount, price.currency),
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
      // Each code is a separate operation with its own idempotency key: a key never has two bodies.
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
