import { useLocation, useNavigate } from 'react-router';
import { nextPlace } from '#app/domain/intent/next-place.ts';
import { PromoCodeForm } from '#app/domain/plan/promo-code-form.tsx';
import { usePayment } from '#app/domain/plan/payment-store.ts';
import { closeModal } from '#app/domain/prompt/modal-store.ts';
import { paths } from '#app/paths.ts';
import { useT } from '@kandil/ui/text/texts.tsx';
import { Button } from '@kandil/ui/button.tsx';

/** Redeems a promo code (MODAL-15, PURCHASE-05): what it changes is seen with the plans, where it leads. */
export function PromoCodeModal({ promoCode }: { promoCode?: string }) {
  const t = useT();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const isApplied = usePayment((state) => state.promoCodeAction?.applied === true);
  const goOn = () => {
    closeModal();
    // The landing page has the plans; a guest may be sent there from their page.
    const next = pathname === paths.landing() ? null : nextPlace(pathname);
    if (next) void navigate(next);
  };
  return (
    <>
      <p className="text-muted mb-5">{t('payment.promoText')}</p>
      <PromoCodeForm tall {...(promoCode && { code: promoCode })} />
      {isApplied && (
        <Button size="large" className="mt-4 w-full" onClick={goOn}>
          {t('payment.promoGoOn')}
        </Button>
      )}
    </>
  );
}
