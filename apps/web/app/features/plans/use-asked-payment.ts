import { useEffect, useRef } from 'react';
import { dropFromAddress, useAddressQuery } from '#app/browser/address/query.ts';
import { useClientState } from '#app/data/client/client-state.ts';
import { useStart } from '#app/data/start/start.ts';
import type { Offers } from '#app/domain/plan/load.ts';
import { useCodePending } from '#app/domain/plan/payment-store.ts';
import { promoCodeOf } from '#app/domain/plan/promo-code-of.ts';
import { openModalOver, useModals } from '#app/domain/prompt/modal-store.ts';
import { askedPayment, WAYS } from './asked-payment.ts';

/**
 * Goes on with the payment that the address asks for. A link with a plan alone only highlights it, except right after
 * sign-up, where the guest had pressed it (SPEC-D37). A promo code in the same address is answered first, so that the
 * payment shows its price.
 */
export function useAskedPayment(offers: Offers, isAfterSignUp: boolean): void {
  const query = useAddressQuery();
  const { account } = useStart();
  const isChild = useClientState().currentProfile?.profileType === 'KIDS';
  const isModalOpen = useModals(({ modal }) => modal !== null);
  const isCodePending = useCodePending();
  // Once: closing the modal does not open it again.
  const isDone = useRef(false);
  useEffect(() => {
    const isAsked = isAfterSignUp || WAYS.some((name) => query.has(name));
    if (!account || isChild || !isAsked || isDone.current) return;
    // The router does not see that the promo code's modal has taken the code out of the address.
    if (isModalOpen || isCodePending) return;
    if (promoCodeOf(new URLSearchParams(window.location.search)) !== null) return;
    const asked = askedPayment(query, offers);
    if (!asked) return;
    isDone.current = true;
    dropFromAddress('planCode', 'periodCode', ...WAYS);
    openModalOver('paymentType', asked);
  }, [account, isAfterSignUp, isChild, isCodePending, isModalOpen, offers, query]);
}
