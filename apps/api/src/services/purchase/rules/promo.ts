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

/** Of a code of a batch: where its worth comes from, and how long the batch counts. */
export interface BatchFacts {
  offer_code: string;
  valid_from: Date | null;
  valid_until: Date | null;
  revoked_at: Date | null;
}

type Source = Pick<PromoCode, 'valid_from' | 'valid_until' | 'sold'> & { offer_code: string };

const last = (...dates: (Date | null)[]): Date | null =>
  dates.reduce((a, b) => (a && b ? (a > b ? a : b) : (a ?? b)), null);
const first = (...dates: (Date | null)[]): Date | null =>
  dates.reduce((a, b) => (a && b ? (a < b ? a : b) : (a ?? b)), null);

/**
 * A code of a batch as a promo code: valid while the batch and the promo that it is made of are. One that the offers file drops,
 * or gives to another offer, ends its batches. The seats of that promo are for its own code.
 */
export const promoOfBatch = <P extends PromoCode>(
  code: P,
  batch: BatchFacts,
  source: Source,
): P => ({
  ...code,
  sold: batch.revoked_at === null && source.sold && source.offer_code === batch.offer_code,
  valid_from: last(batch.valid_from, source.valid_from),
  valid_until: first(batch.valid_until, source.valid_until),
});

/** Whether a promo is valid at any moment from now on. */
export const isEverValid = (found: Pick<Promo, 'promo' | 'offer'>, now: number): boolean =>
  Math.max(beginsAt(found.promo, found.offer), now) < endsAt(found.promo, found.offer);
