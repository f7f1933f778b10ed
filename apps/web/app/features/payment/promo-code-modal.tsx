import { PromoCodeForm } from '#app/domain/plan/promo-code-form.tsx';
import { usePayment } from '#app/domain/plan/payment-store.ts';
import { closeModal } from '#app/domain/prompt/modal-store.ts';
import { useT } from '#app/ui/text/texts.tsx';
import { Button } from '#app/ui/button.tsx';

/** Redeems a promo code (MODAL-15, PURCHASE-05): what it changes is seen with the plans. */
export function PromoCodeModal({ promoCode }: { promoCode?: string }) {
  const t = useT();
  const isApplied = usePayment((state) => state.promoCodeAction?.applied === true);
  return (
    <>
      <p className="text-muted mb-5">{t('payment.promoText')}</p>
      <PromoCodeForm tall {...(promoCode && { code: promoCode })} />
      {isApplied && (
        <Button size="large" className="mt-4 w-full" onClick={closeModal}>
          {t('payment.promoGoOn')}
        </Button>
      )}
    </>
  );
}
