import { moneyText } from '@kandil/i18n/formats';
import { payment, type purchase } from '@kandil/contract';
import { useState } from 'react';
import { usePageShown } from '#app/browser/use-page-shown.ts';
import { track } from '#app/data/analytics/track.ts';
import { browserApi } from '#app/data/client/api.ts';
import {
  chosenBy,
  loadProducts,
  type Product,
  usePayment,
} from '#app/domain/plan/payment-store.ts';
import { productOf } from '#app/domain/plan/products.ts';
import { openModalOver } from '#app/domain/prompt/modal-store.ts';
import { useWords } from '@kandil/ui/text/texts.tsx';
import { isApiError } from '@kandil/ui/forms/errors.ts';
import { type Task, useTask } from '@kandil/ui/forms/use-task.ts';
import { toPaid } from './to-paid.ts';
import { withReason } from './with-reason.ts';

/**
 * Begins a payment by the chosen way. If the price has changed meanwhile, the products are loaded again and the
 * difference is said (QUOTE_EXPIRED); nothing was charged.
 */
export function usePay(product: Product, option: purchase.PaymentOption | undefined): Task {
  const { t, language, base } = useWords();
  const [changed, setChanged] = useState<string | null>(null);
  const [isLeaving, setLeaving] = useState(false);
  usePageShown(() => setLeaving(false));

  const showNewPrice = async () => {
    const { planCode, periodCode } = product;
    await loadProducts(usePayment.getState().promoCode);
    const now = productOf(usePayment.getState().products, planCode, periodCode);
    const before = moneyText(product.today, language);
    const after = now && moneyText(now.today, language);
    setChanged(
      after && after !== before
        ? t('payment.priceChanged', { before, after })
        : t('payment.priceLoaded'),
    );
  };

  const task = useTask(async () => {
    setChanged(null);
    if (!option) return;
    const { planCode, periodCode } = product;
    const chosen = chosenBy(product, option);
    track({ name: 'add_payment_info', planCode, periodCode, gatewayCode: option.gatewayCode });
    if (option.sourceKind === 'CREDIT_CARD') return openModalOver('creditCard', chosen);
    if (option.sourceKind === 'PAYMENT_SOURCE_MSISDN')
      return openModalOver('mobilePayment', chosen);
    try {
      const { data } = await browserApi(payment.billing, chosen).catch(withReason(t));
      setLeaving(true);
      toPaid(data, base);
    } catch (error) {
      if (!isApiError(error) || error.code !== 'QUOTE_EXPIRED') throw error;
      await showNewPrice();
    }
  });
  return { ...task, busy: task.busy || isLeaving, failure: task.failure ?? changed };
}
