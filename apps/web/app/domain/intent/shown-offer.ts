import { offerIntent } from './stored-intents.ts';

/** An offer that a campaign, a mail, a partner or a typed code has shown to this person. */
export interface ShownOffer {
  promoCode: string;
  /** Null where the offer names no plan. */
  planCode: string | null;
  periodCode: string | null;
}

/** Remembers an offer until the person removes its code, pays, or the service refuses it. */
export function storeOffer(offer: ShownOffer): void {
  offerIntent.store(JSON.stringify(offer));
}

/** The offer that this tab has shown; null without one, or if what is stored is not an offer. */
export function storedOffer(): ShownOffer | null {
  try {
    const stored = JSON.parse(offerIntent.read() ?? 'null') as Partial<ShownOffer> | null;
    const { promoCode, planCode = null, periodCode = null } = stored ?? {};
    return typeof promoCode === 'string' ? { promoCode, planCode, periodCode } : null;
  } catch {
    return null;
  }
}
