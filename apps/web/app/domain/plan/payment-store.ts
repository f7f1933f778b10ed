import { type Data, purchase } from '@kandil/contract';
import { useEffect, useEffectEvent, useLayoutEffect } from 'react';
import { create } from 'zustand';
import type { ChosenPackage } from '../prompt/modal-store.ts';
import { browserApi } from '#app/data/client/api.ts';
import { offerIntent } from '../intent/stored-intents.ts';
import { storeOffer, storedOffer } from '../intent/shown-offer.ts';
import { notify } from '../prompt/notification-store.ts';
import { errorText } from '@kandil/ui/forms/errors.ts';
import { useT } from '@kandil/ui/text/texts.tsx';
import { loadOffers, type Offers, type Period, type Plan } from './load.ts';

type Receipts = Data<typeof purchase.userReceipts>;

/** A plan with the period that it is paid in. */
export interface Product extends Plan {
  periodCode: string;
  periodTitle: string;
}

/** What is for sale to this visitor, and what they paid (ENTITY-35). */
interface PaymentState {
  products: readonly Product[];
  periods: readonly Period[];
  features: Offers['features'];
  promoCodeAction: Offers['promoCodeAction'];
  /** The code that the visitor entered last, applied or not; without `promoCodeAction` it is being asked for. */
  promoCode: string | null;
  historyList: Receipts['receipts'];
  historyNote: Receipts['note'];
}

const EMPTY: PaymentState = {
  products: [],
  periods: [],
  features: [],
  promoCodeAction: null,
  promoCode: null,
  historyList: [],
  historyNote: null,
};

export const usePayment = create<PaymentState>(() => EMPTY);

const productsOf = (periods: readonly Period[]): Product[] =>
  periods.flatMap(({ periodCode, title, plans }) =>
    plans.map((plan) => ({ ...plan, periodCode, periodTitle: title })),
  );

function showOffers({ periods, features, promoCodeAction }: Offers): void {
  usePayment.setState({ periods, features, promoCodeAction, products: productsOf(periods) });
}

/** The promo code to quote: the one that was entered, else that of an offer this tab has shown. */
export const requestedCode = (): string | null =>
  usePayment.getState().promoCode ?? storedOffer()?.promoCode ?? null;

/**
 * Loads the products with a promo code, or without one; the code is stored for the payment. A code that applies travels
 * on with the person; one that does not, or none, ends that (SPEC-D55).
 * @throws ApiError; what was shown stays
 */
export async function loadProducts(promoCode: string | null): Promise<Offers> {
  const { data } = await browserApi(purchase.subscriptionPlans, promoCode ? { promoCode } : {});
  showOffers(data);
  usePayment.setState({ promoCode });
  if (!promoCode || !data.promoCodeAction?.applied) offerIntent.forget();
  else if (storedOffer()?.promoCode !== promoCode)
    storeOffer({ promoCode, planCode: null, periodCode: null });
  return data;
}

/** Whether a promo code is being asked for: until then the prices are those without it. */
export const useCodePending = (): boolean =>
  usePayment(({ promoCode, promoCodeAction }) => promoCode !== null && promoCodeAction === null);

/**
 * The offers of a page: those that it was loaded with, until a promo code, a change of price or the visitor's country
 * reloads them. A guest's document knows no country; the browser names its time zone (SPEC-D38).
 */
export function useOffers(loaded: Offers): Offers {
  const { periods, features, promoCodeAction } = usePayment();
  const t = useT();
  const show = useEffectEvent((offers: Offers, isCurrent: () => boolean) => {
    const promoCode = requestedCode();
    showOffers(offers);
    usePayment.setState({ promoCode });
    // A failed reload leaves the prices without the code, and says so; the code stays in the tab for the next one.
    if (promoCode)
      loadProducts(promoCode).catch((error: unknown) => {
        usePayment.setState({ promoCode: null });
        notify('error', errorText(error, t));
      });
    else if (offers.countryCode === null)
      // If it fails, the prices of nowhere stay, and a payment says that they have changed.
      loadOffers(browserApi).then(
        (own) => {
          // A code that was entered meanwhile, or a later page, has newer prices.
          if (isCurrent() && usePayment.getState().promoCode === null) showOffers(own);
        },
        () => undefined,
      );
  });
  useEffect(() => {
    let current = true;
    show(loaded, () => current);
    return () => {
      current = false;
    };
  }, [loaded]);
  if (periods.length === 0) return loaded;
  return { ...loaded, periods: [...periods], features, promoCodeAction };
}

/** The receipts of a page. Set before it is painted, so that nobody sees those of another account. */
export function useReceipts({ receipts, note }: Receipts): Receipts {
  const { historyList, historyNote } = usePayment();
  useLayoutEffect(
    () => usePayment.setState({ historyList: receipts, historyNote: note }),
    [receipts, note],
  );
  return historyList.length > 0 ? { receipts: historyList, note: historyNote } : { receipts, note };
}

/** What the payment of a plan by one way names (SPEC-D36). */
export function chosenBy(plan: Plan, option: purchase.PaymentOption): ChosenPackage {
  const { gatewayCode, gatewayPackage } = option;
  const code = usePayment.getState().promoCodeAction?.promoCode;
  return { gatewayCode, gatewayPackage, ...(plan.promoApplied && code && { promotionCode: code }) };
}
