import { QueryResult } from '#app/domain/prompt/query-result.tsx';
import { loadProducts, usePayment } from '#app/domain/plan/payment-store.ts';
import { productOf } from '#app/domain/plan/products.ts';
import { useQuery } from '#app/data/queries/use-query.ts';
import type { ModalParams } from '#app/domain/prompt/modal-store.ts';
import { useT } from '@kandil/ui/text/texts.tsx';
import { Skeleton } from '@kandil/ui/skeleton.tsx';
import { Checkout } from './checkout.tsx';

/** Loads the products again: the price that is shown is the one that is charged. */
const load = () => loadProducts(usePayment.getState().promoCode);

/** How to pay for the chosen plan (MODAL-12, PAYMENT-01). */
export function PaymentTypeModal(params: ModalParams['paymentType']) {
  const t = useT();
  const query = useQuery(load);
  const products = usePayment((state) => state.products);
  const product = productOf(products, params.selectedPlan, params.selectedPeriod);
  if (product && query.data) return <Checkout product={product} {...params} />;
  return (
    <QueryResult query={query} skeleton={<Skeleton className="rounded-tile h-72" />}>
      {() => <p className="text-muted">{t('payment.planGone')}</p>}
    </QueryResult>
  );
}
