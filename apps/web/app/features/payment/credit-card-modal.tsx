import { payment } from '@kandil/contract';
import { useRef, useState } from 'react';
import { Controller, type FieldPath } from 'react-hook-form';
import { browserApi } from '#app/data/client/api.ts';
import { useStart } from '#app/data/start/start.ts';
import {
  asLoginName,
  type EmailOrPhone,
  emailOrPhoneProblem,
  typedBefore,
} from '#app/domain/contact/email-or-phone.ts';
import { EmailOrPhoneField } from '#app/domain/contact/email-or-phone-field.tsx';
import type { ChosenPackage } from '#app/domain/prompt/modal-store.ts';
import { usePayment } from '#app/domain/plan/payment-store.ts';
import { Quote } from '#app/domain/plan/quote.tsx';
import { useT } from '#app/ui/text/texts.tsx';
import { Button } from '#app/ui/button.tsx';
import { TextField } from '#app/ui/text-field.tsx';
import { toAsciiDigits } from '#app/ui/forms/digits.ts';
import { isApiError } from '#app/ui/forms/errors.ts';
import { FormMessage } from '#app/ui/forms/form-message.tsx';
import { useApiForm } from '#app/ui/forms/use-api-form.ts';
import { useFirstField } from '#app/ui/forms/use-first-field.ts';
import { useWorded } from '#app/ui/forms/use-worded.ts';
import { CARD_RULES } from './card-rules.ts';
import { TermsLine } from './terms-line.tsx';

interface Values {
  name: string;
  surname: string;
  email: string;
  phone: EmailOrPhone;
  identityNumber: string;
  address: string;
  city: string;
  zipCode: string;
}

type TextName = Exclude<FieldPath<Values>, 'phone' | `phone.${string}`>;

interface Field {
  name: TextName;
  autoComplete: string;
  inputMode?: 'numeric' | 'email';
  dir?: 'ltr';
  /** Over both columns. */
  wide?: boolean;
}

const BEFORE_PHONE: readonly Field[] = [
  { name: 'name', autoComplete: 'given-name' },
  { name: 'surname', autoComplete: 'family-name' },
  { name: 'email', autoComplete: 'email', inputMode: 'email', dir: 'ltr' },
];
const AFTER_PHONE: readonly Field[] = [
  { name: 'identityNumber', autoComplete: 'off', inputMode: 'numeric', dir: 'ltr', wide: true },
  { name: 'address', autoComplete: 'street-address', wide: true },
  { name: 'city', autoComplete: 'address-level2' },
  { name: 'zipCode', autoComplete: 'postal-code', dir: 'ltr' },
];

/**
 * What iyzico needs to know before its card form (MODAL-09). The card is entered there, on the payment origin: no card
 * number reaches this page.
 */
export function CreditCardModal(chosen: ChosenPackage) {
  const t = useT();
  const worded = useWorded();
  const { account } = useStart();
  const product = usePayment(({ products }) =>
    products.find(({ paymentOptions }) =>
      paymentOptions.some(({ gatewayPackage }) => gatewayPackage === chosen.gatewayPackage),
    ),
  );
  const intent = useRef<string | null>(null);
  const [isLeaving, setLeaving] = useState(false);
  const form = useApiForm<Values>(
    {
      name: '',
      surname: '',
      email: account?.email ?? '',
      phone: account?.msisdn
        ? typedBefore(`+${account.msisdn}`)
        : { text: '', isPhone: true, international: false, country: null },
      identityNumber: '',
      address: '',
      city: '',
      zipCode: '',
    },
    async ({ phone, identityNumber, ...texts }) => {
      const login = asLoginName(phone);
      intent.current ??= (await browserApi(payment.billing, chosen)).data.intentId;
      try {
        const { data } = await browserApi(payment.cardDetails, {
          ...texts,
          phone: 'msisdn' in login ? login.msisdn : '',
          identityNumber: toAsciiDigits(identityNumber).trim(),
          intentId: intent.current,
        });
        setLeaving(true);
        window.location.assign(data.redirectUrl);
      } catch (error) {
        // Another attempt has replaced this one: the next press begins anew.
        if (isApiError(error) && error.status === 404) intent.current = null;
        throw error;
      }
    },
  );
  useFirstField(form, 'name');
  const textField = ({ name, wide = false, ...input }: Field) => (
    <TextField
      key={name}
      label={t(`payment.card.${name}`)}
      className={wide ? 'sm:col-span-2' : ''}
      {...input}
      {...(name === 'identityNumber' && { hint: t('payment.card.identityHint') })}
      error={form.formState.errors[name]?.message}
      {...form.register(name, { validate: (value) => worded(CARD_RULES[name](value)) })}
    />
  );
  return (
    <form noValidate onSubmit={form.onSubmit}>
      {form.failure && <FormMessage text={form.failure.message} />}
      {product && (
        <div className="mb-5">
          <h3 className="font-semibold" dir="auto">
            {product.title} · {product.periodTitle}
          </h3>
          <Quote plan={product} />
        </div>
      )}
      <p className="text-muted mb-5 text-sm">{t('payment.card.text')}</p>
      <div className="grid gap-4 sm:grid-cols-2">
        {BEFORE_PHONE.map(textField)}
        <Controller
          control={form.control}
          name="phone"
          rules={{ validate: (value) => worded(emailOrPhoneProblem(value, 'phone')) }}
          render={({ field, fieldState }) => (
            <EmailOrPhoneField
              {...field}
              mode="phone"
              autoComplete="tel"
              error={fieldState.error?.message}
            />
          )}
        />
        {AFTER_PHONE.map(textField)}
      </div>
      <Button type="submit" size="large" className="mt-6 w-full" busy={form.busy || isLeaving}>
        {t('payment.card.goOn')}
      </Button>
      <TermsLine />
    </form>
  );
}
