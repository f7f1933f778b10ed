import { useId, useState } from 'react';
import type { Product } from '#app/domain/plan/payment-store.ts';
import { HandheldNote } from '#app/domain/plan/chosen-quote.tsx';
import { Quote } from '#app/domain/plan/quote.tsx';
import { type ModalParams, openModalOver } from '#app/domain/prompt/modal-store.ts';
import { useT } from '@kandil/ui/text/texts.tsx';
import { Button } from '@kandil/ui/button.tsx';
import { FormMessage } from '@kandil/ui/forms/form-message.tsx';
import { CountryField } from './country-field.tsx';
import { TermsLine } from './terms-line.tsx';
import { usePay } from './use-pay.ts';
import { firstOption, optionOfWay, WAYS } from './ways.ts';

type CheckoutProps = ModalParams['paymentType'] & {
  product: Product;
};

/** The quote, the ways to pay, and the button that begins. Nothing is charged before the payer approves. */
export function Checkout({ product, ...params }: CheckoutProps) {
  const t = useT();
  const name = useId();
  const { paymentOptions, optionNotes } = product;
  // By its way, not by its package: a promo code changes the packages.
  const [way, setWay] = useState(() => firstOption(paymentOptions, params));
  const option = optionOfWay(paymentOptions, way);
  const pay = usePay(product, option);
  return (
    <div>
      {pay.failure && <FormMessage text={pay.failure} />}
      <section className="rounded-tile border-gold/25 from-gold/14 via-raised to-raised border bg-linear-to-br p-4 rtl:bg-linear-to-bl">
        <h3 className="font-semibold">
          {product.title} · {product.periodTitle}
        </h3>
        <Quote plan={product} />
        <HandheldNote plan={product} />
        <Button
          look="plain"
          size="small"
          className="-ms-4 mt-1"
          onClick={() => openModalOver('promoCode', {})}
        >
          {t('payment.havePromo')}
        </Button>
      </section>
      <fieldset className="mt-5">
        <legend className="mb-2 text-sm font-medium">{t('payment.howToPay')}</legend>
        {paymentOptions.map((each) => {
          const { icon: Icon, text } = WAYS[each.sourceKind];
          return (
            <label
              key={`${each.gatewayCode} ${each.sourceKind}`}
              className="rounded-tile border-edge has-checked:border-gold has-checked:bg-gold/8 has-focus-visible:outline-gold mb-2 flex cursor-pointer items-center gap-4 border p-4 transition-colors duration-200 has-focus-visible:outline-2"
            >
              <input
                type="radio"
                name={name}
                className="accent-gold size-4 shrink-0"
                checked={each === option}
                onChange={() => setWay(each)}
              />
              <span className="min-w-0 flex-1">
                <span className="block font-semibold">{each.title}</span>
                <span className="text-muted block text-sm">{t(text)}</span>
              </span>
              <Icon className="text-gold size-6 shrink-0" aria-hidden />
            </label>
          );
        })}
        {product.asksCountry && <CountryField />}
        {optionNotes.map((note) => (
          <p key={note} className="text-muted mt-2 text-sm">
            {note}
          </p>
        ))}
      </fieldset>
      {option && (
        <Button
          size="large"
          className="mt-5 w-full"
          busy={pay.busy}
          onClick={() => void pay.start()}
        >
          {t(`payment.to.${option.sourceKind}`, { way: option.title })}
        </Button>
      )}
      <TermsLine />
    </div>
  );
}
