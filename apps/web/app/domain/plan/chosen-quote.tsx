import { usePayment } from './payment-store.ts';
import { productWith } from './products.ts';
import { Quote } from './quote.tsx';
import { isHandheld } from '#app/browser/is-handheld.ts';
import { useT } from '@kandil/ui/text/texts.tsx';
import type { Plan } from './load.ts';

/** The plan that a payment names, and what it costs now and next. */
export function ChosenQuote({ gatewayPackage }: { gatewayPackage: string }) {
  const product = usePayment(({ products }) => productWith(products, gatewayPackage));
  return (
    product && (
      <div className="mb-5">
        <h3 className="font-semibold">
          {product.title} · {product.periodTitle}
        </h3>
        <Quote plan={product} />
        <HandheldNote plan={product} />
      </div>
    )
  );
}

/** Before somebody pays: the plan does not play where they are. Not for pages that the server renders. */
export function HandheldNote({ plan: { devices } }: { plan: Plan }) {
  const t = useT();
  return (
    devices === 'HANDHELD' &&
    !isHandheld() && <p className="text-gold mt-2 text-sm">{t('payment.handheldNote')}</p>
  );
}
