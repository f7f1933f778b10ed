import { type Data, purchase } from '@kandil/contract';
import { useEffect } from 'react';
import { create } from 'zustand';
import type { ChosenPackage } from '../prompt/modal-store.ts';
import { browserApi } from '#app/data/client/api.ts';
import type { Offers, Period, Plan } from './load.ts';

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
  /** The code that the visitor entered last, applied or not. */
  promoCode: string | null;
  /** ENTITY-36 */
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

function showOffers(offers: Offers): void {
  usePayment.setState({ ...offers, products: productsOf(offers.periods) });
}

/**
 * Loads the products with a promo code, or without one; the code is kept for the payment.
 * @throws ApiError; what was shown stays
 */
export async function loadProducts(promoCode: string | null): Promise<Offers> {
  const { data } = await browserApi(purchase.subscriptionPlans, promoCode ? { promoCode } : {});
  showOffers(data);
  usePayment.setState({ promoCode });
  return data;
}

/** The offers of a page: those that it was loaded with, until a promo code or a change of price reloads them. */
export function useOffers(loaded: Offers): Offers {
  const { periods, features, promoCodeAction } = usePayment();
  useEffect(() => {
    const { promoCode } = usePayment.getState();
    showOffers(loaded);
    // A failed reload leaves the prices without the code, and the code is not shown as applied.
    if (promoCode)
      void loadProducts(promoCode).catch(() => usePayment.setState({ promoCode: null }));
  }, [loaded]);
  return periods.length > 0 ? { periods: [...periods], features, promoCodeAction } : loaded;
}

export const productOf = (
  products: readonly Product[],
  planCode: string,
  periodCode: string,
): Product | undefined =>
  products.find((each) => each.planCode === planCode && each.periodCode === periodCode);

export const productWith = (
  products: readonly Product[],
  gatewayPackage: string,
): Product | undefined =>
  products.find(({ paymentOptions }) =>
    paymentOptions.some((option) => option.gatewayPackage === gatewayPackage),
  );

/** What the payment of a plan by one way names (SPEC-D36). */
export function chosenBy(plan: Plan, option: purchase.PaymentOption): ChosenPackage {
  const { gatewayCode, gatewayPackage } = option;
  const code = usePayment.getState().promoCodeAction?.promoCode;
  return { gatewayCode, gatewayPackage, ...(plan.promoApplied && code && { promotionCode: code }) };
}
