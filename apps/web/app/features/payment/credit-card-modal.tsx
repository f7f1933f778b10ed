import { payment } from '@kandil/contract';
import { useEffect, useRef, useState } from 'react';
import type { FieldPath } from 'react-hook-form';
import { usePageShown } from '#app/browser/use-page-shown.ts';
import { browserApi } from '#app/data/client/api.ts';
import { useStart } from '#app/data/start/start.ts';
import { msisdnOf } from '#app/domain/contact/email-or-phone.ts';
import { PhoneNumberField } from '#app/domain/contact/phone-number-field.tsx';
import { useSettledNumber } from '#app/domain/contact/use-countries.ts';
import type { ChosenPackage } from '#app/domain/prompt/modal-store.ts';
import { type CardValues, cardDraft } from '#app/domain/plan/card-draft.ts';
import { ChosenQuote } from '#app/domain/plan/chosen-quote.tsx';
import { useT } from '@kandil/ui/text/texts.tsx';
import { Button } from '@kandil/ui/button.tsx';
import { TextField } from '@kandil/ui/text-field.tsx';
import { cleanDigits } from '@kandil/contract/pasted';
import { isApiError } from '@kandil/ui/forms/errors.ts';
import { FormMessage } from '@kandil/ui/forms/form-message.tsx';
import { useApiForm } from '@kandil/ui/forms/use-api-form.ts';
import { useFirstField, useWorded } from '@kandil/ui/forms/form-hooks.ts';
import { CARD_RULES } from './card-rules.ts';
import { useKnownPayer } from './known-payer.ts';
import { TermsLine } from './terms-line.tsx';
import { withReason } from './with-reason.ts';

type TextName = Exclude<FieldPath<CardValues>, 'phone' | `phone.${string}`>;

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
  { name: 'email', autoComplete: 'email', inputMode: 'email', dir: 'ltr', wide: true },
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
  const intent = useRef<string | null>(null);
  const [isLeaving, setLeaving] = useState(false);
  usePageShown(() => setLeaving(false));
  const userId = account?.userId ?? '';
  const [draft] = useState(() => cardDraft.read(userId));
  const settled = useSettledNumber();
  const form = useApiForm<CardValues>(
    { ...useKnownPayer(), ...draft },
    async ({ phone, identityNumber, ...texts }) => {
      intent.current ??= (
        await browserApi(payment.billing, chosen).catch(withReason(t))
      ).data.intentId;
      try {
        const { data } = await browserApi(payment.cardDetails, {
          ...texts,
          phone: msisdnOf(await settled(phone)),
          identityNumber: cleanDigits(identityNumber),
          intentId: intent.current,
        }).catch(withReason(t));
        setLeaving(true);
        window.location.assign(data.redirectUrl);
      } catch (error) {
        // Refused, expired or replaced by another attempt: the next press begins a new one.
        if (isApiError(error) && [402, 404, 409].includes(error.status ?? 0)) intent.current = null;
        throw error;
      }
    },
  );
  useFirstField(form, 'name');
  const { watch } = form;
  useEffect(() => {
    const subscription = watch((values) =>
      cardDraft.store(userId, { ...values, identityNumber: '' } as Partial<CardValues>),
    );
    return () => subscription.unsubscribe();
  }, [userId, watch]);
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
      <ChosenQuote gatewayPackage={chosen.gatewayPackage} />
      <p className="text-muted mb-5 text-sm">{t('payment.card.text')}</p>
      <div className="grid gap-4 sm:grid-cols-2">
        {BEFORE_PHONE.map(textField)}
        <div className="sm:col-span-2">
          <PhoneNumberField control={form.control} name="phone" />
        </div>
        {AFTER_PHONE.map(textField)}
      </div>
      <Button type="submit" size="large" className="mt-6 w-full" busy={form.busy || isLeaving}>
        {t('payment.card.goOn')}
      </Button>
      <TermsLine />
    </form>
  );
}
