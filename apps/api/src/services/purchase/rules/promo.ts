import type { PromoRefusal } from '@kandil/contract/purchase';
import type { Offer, PromoCode } from './facts.ts';

/** A promo code as an account finds it. */
export interface Promo {
  promo: PromoCode;
  offer: Offer;
  /** The account has used the offer. */
  usedBefore: boolean;
  /** A seat is held for the account. */
  holdsSeat: boolean;
}

/** Why a code cannot be used now, whatever the plan; null if it can (SPEC-D31). */
export function promoRefusal(found: Promo | null, now: number): PromoRefusal | null {
  if (!found) return 'UNKNOWN';
  const { promo, offer, usedBefore, holdsSeat } = found;
  if (beginsAt(promo, offer) > now) return 'NOT_YET';
  if (endsAt(promo, offer) <= now) return 'EXPIRED';
  if (usedBefore) return 'ALREADY_USED';
  return promo.seats !== null && promo.used >= promo.seats && !holdsSeat ? 'USED_UP' : null;
}

const beginsAt = (promo: PromoCode, offer: Offer) =>
  Math.max(offer.valid_from.getTime(), promo.valid_from?.getTime() ?? 0);

function endsAt(promo: PromoCode, offer: Offer): number {
  if (!promo.sold || !offer.sold) return 0;
  const ends = [offer.valid_until, promo.valid_until, offer.until].map(
    (end) => end?.getTime() ?? Infinity,
  );
  return Math.min(...ends);
}
