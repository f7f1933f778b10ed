import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { dropFromAddress } from '#app/browser/address/query.ts';
import { storeOffer } from '#app/domain/intent/shown-offer.ts';
import { askedFor } from '#app/domain/plan/choice.ts';
import { promoCodeOf } from '#app/domain/plan/promo-code-of.ts';
import { openModalOver, useIsBlocked } from '#app/domain/prompt/modal-store.ts';
import { notify } from '#app/domain/prompt/notification-store.ts';
import { paths } from '#app/paths.ts';
import { useT } from '@kandil/ui/text/texts.tsx';

/** The page of a payment that the address names (SHELL-20): `payment-succeed` or `payment-failed` with `intent`. */
function paymentPageOf(query: URLSearchParams): string | null {
  const intentId = query.get('intent');
  if (!intentId) return null;
  if (query.has('payment-succeed')) return paths.paymentSucceed(intentId);
  return query.has('payment-failed') ? paths.paymentFailed(intentId) : null;
}

/** Follows what any address may say about paying: the end of a payment, one that was given up, a promo code. */
export function useMoneyAddress(): void {
  const { search } = useLocation();
  const t = useT();
  const navigate = useNavigate();
  const isBlocked = useIsBlocked();
  const showPayment = useEffectEvent((query: URLSearchParams) => {
    const page = paymentPageOf(query);
    if (page) void navigate(page, { replace: true });
    else if (query.has('payment-cancel')) {
      dropFromAddress('payment-cancel');
      notify('info', t('payment.cancelled'));
    }
  });
  useEffect(() => showPayment(new URLSearchParams(search)), [search]);

  useEffect(() => {
    const query = new URLSearchParams(search);
    const code = promoCodeOf(query);
    if (!code || isBlocked) return;
    storeOffer({ promoCode: code, ...askedFor(query) });
    dropFromAddress('promo-code', 'apply-promo-code', 'apply');
    // A mailed link to sign up: the plans after it quote the code.
    if (query.has('register')) return;
    openModalOver('promoCode', { promoCode: code });
  }, [search, isBlocked]);
}
