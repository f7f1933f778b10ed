import type { GatewaySubscription, Terms } from './gateway-facts.ts';

/** Version of the product's terms: the day on which their text changed last. An operator's own terms have their own day. */
export const TERMS_VERSION = '2026-11-27';

interface AgreedTerms extends Omit<Terms, 'gatewayPackage'> {
  startsAt: string | null;
}

/** What a gateway has to carry out. */
export const gatewayTerms = (
  gatewayPackage: string,
  { title, months, price, intro }: Omit<AgreedTerms, 'startsAt'>,
): Terms => ({ gatewayPackage, title, months, price, intro });

/** Whether the first charge is later: after a free offer, or when the running plan ends. */
export const isChargedLater = ({
  startsAt,
  intro,
}: Pick<AgreedTerms, 'startsAt' | 'intro'>): boolean => startsAt !== null || intro?.amount === 0;

/**
 * Until when an activated subscription is free, by the gateway's records; null if it is not: ACTIVE alone is not
 * payment.
 */
export function freeUntil(
  terms: Pick<AgreedTerms, 'startsAt' | 'intro'>,
  { status, charges, nextChargeAt }: GatewaySubscription,
  now: number,
): Date | null {
  if (!isChargedLater(terms) || status !== 'ACTIVE' || charges.length > 0 || !nextChargeAt)
    return null;
  return nextChargeAt.getTime() > now ? nextChargeAt : null;
}
