import type { GatewaySubscription, Terms } from '../vendors/gateway.ts';

/** Version of the terms that a payer agrees to; a new text gets a new version. */
export const TERMS_VERSION = '2026-11';

interface Agreed extends Omit<Terms, 'gatewayPackage'> {
  startsAt: string | null;
}

/** What a gateway has to carry out. */
export const gatewayTerms = (
  gatewayPackage: string,
  { title, months, price, intro }: Omit<Agreed, 'startsAt'>,
): Terms => ({ gatewayPackage, title, months, price, intro });

/**
 * Until when an activated subscription is free, by the gateway's records; null if it is not: ACTIVE alone is not
 * payment.
 */
export function freeUntil(
  { startsAt, intro }: Pick<Agreed, 'startsAt' | 'intro'>,
  { status, charges, nextChargeAt }: GatewaySubscription,
  now: number,
): Date | null {
  const isFree = startsAt !== null || intro?.amount === 0;
  if (!isFree || status !== 'ACTIVE' || charges.length > 0 || !nextChargeAt) return null;
  return nextChargeAt.getTime() > now ? nextChargeAt : null;
}
