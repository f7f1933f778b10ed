import { useEffect, useEffectEvent } from 'react';
import { dropFromAddress } from '#app/browser/address/drop-from-address.ts';
import { useQuery } from '#app/browser/address/use-query.ts';
import { useStart } from '#app/data/start/start.ts';
import type { Offers } from '#app/domain/plan/load.ts';
import { openModalOver } from '#app/domain/prompt/modal-store.ts';

const ASKING = [
  'planCode',
  'periodCode',
  'gatewayCode',
  'payment-gateway',
  'gatewayPackage',
  'gatewayFlow',
];

/**
 * Goes on with the payment that the address asks for (SHELL-25, SHELL-26): `payment-gateway` or `gatewayCode` with
 * `planCode` and `periodCode` opens the payment with that way to pay chosen; `gatewayPackage` chooses one exactly. A
 * link with a plan alone only highlights it, except right after sign-up, where the guest had pressed it (SPEC-D37).
 */
export function useAskedPayment({ periods }: Offers, isAfterSignUp: boolean): void {
  const query = useQuery();
  const { account } = useStart();
  const open = useEffectEvent(() => {
    const planCode = query.get('planCode');
    const periodCode = query.get('periodCode');
    const gateway = query.get('gatewayCode') ?? query.get('payment-gateway');
    const gatewayPackage = query.get('gatewayPackage');
    const period = periods.find((each) => each.periodCode === periodCode);
    const plan = period?.plans.find((each) => each.planCode === planCode);
    const isChosen =
      isAfterSignUp || gateway !== null || gatewayPackage !== null || query.has('gatewayFlow');
    if (!account || !period || !plan || !isChosen || plan.paymentOptions.length === 0) return;
    // Once: closing the modal and Back do not open it again.
    dropFromAddress(...ASKING);
    openModalOver('paymentType', {
      selectedPlan: plan.planCode,
      selectedPeriod: period.periodCode,
      ...(gateway && { gatewayCode: gateway }),
      ...(gatewayPackage && { gatewayPackage }),
    });
  });
  const isMember = account !== null;
  useEffect(() => open(), [isMember]);
}
