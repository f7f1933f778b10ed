import { HandheldNote } from './handheld-note.tsx';
import { usePayment } from './payment-store.ts';
import { productWith } from './products.ts';
import { Quote } from './quote.tsx';

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
