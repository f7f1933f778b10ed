import type { PromoRefusal } from '@kandil/contract/purchase';
import type { CallContext } from '../../../platform/http/context.ts';
import type { Offer } from '../rules/facts.ts';
import { PROMO_GUESSES } from '../rules/limits.ts';
import { type Promo, promoRefusal } from '../rules/promo.ts';
import type { PurchaseWorld } from '../world.ts';
import { findPromo } from './promo.ts';

/** A promo code that a visitor typed: its offer, or why it cannot be used whatever the plan. */
export interface TypedPromo {
  code: string;
  offer: Offer | null;
  refusal: PromoRefusal | null;
}

/** Looks a typed code up. Only codes that do not exist count against the limit. @throws Refusal TOO_MANY_REQUESTS */
export async function typedPromo(
  { db, limiter, now }: PurchaseWorld,
  { ip }: CallContext,
  userId: string | null,
  code: string,
): Promise<TypedPromo> {
  const key = userId ?? ip;
  await limiter.take(PROMO_GUESSES, key);
  const found: Promo | null = await findPromo(db, code, userId);
  if (found) await limiter.take(PROMO_GUESSES, key, -1);
  const refusal = promoRefusal(found, now());
  return { code, offer: refusal ? null : (found?.offer ?? null), refusal };
}
