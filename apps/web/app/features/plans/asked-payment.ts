import { askedFor } from '#app/domain/plan/choice.ts';
import type { Offers } from '#app/domain/plan/load.ts';
import type { ModalParams } from '#app/domain/prompt/modal-store.ts';

/** Names that choose a way to pay, beside the plan. */
export const WAYS = ['gatewayCode', 'payment-gateway', 'gatewayPackage', 'gatewayFlow'] as const;

/**
 * The payment that an address asks for (SHELL-25, SHELL-26): of its plan, by `gatewayCode` or `payment-gateway`, or
 * exactly by `gatewayPackage`. Null if the plan cannot be bought.
 */
export function askedPayment(
  query: URLSearchParams,
  { periods }: Offers,
): ModalParams['paymentType'] | null {
  const { periodCode, planCode } = askedFor(query);
  const period = periods.find((each) => each.periodCode === periodCode);
  const plan = period?.plans.find((each) => each.planCode === planCode);
  if (!period || !plan || plan.paymentOptions.length === 0) return null;
  const gatewayCode = query.get('gatewayCode') ?? query.get('payment-gateway');
  const gatewayPackage = query.get('gatewayPackage');
  return {
    selectedPlan: plan.planCode,
    selectedPeriod: period.periodCode,
    ...(gatewayCode && { gatewayCode }),
    ...(gatewayPackage && { gatewayPackage }),
  };
}
