import type { Product } from './payment-store.ts';

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
