import { payment } from '@kandil/contract';
import { useState } from 'react';
import { mustKeepCookies } from '#app/browser/keeps-cookies.ts';
import { browserApi } from '#app/data/client/api.ts';
import { beginSession, useClientTexts } from '#app/data/session/sign-in.ts';
import { useStart } from '#app/data/start/start.ts';
import { type EmailOrPhone, msisdnOf, NO_PHONE } from '#app/domain/contact/email-or-phone.ts';
import { OneTimeCodeForm } from '#app/domain/contact/one-time-code-form.tsx';
import { PhoneNumberField } from '#app/domain/contact/phone-number-field.tsx';
import { useSettledNumber } from '#app/domain/contact/use-countries.ts';
import { ChosenQuote } from '#app/domain/plan/chosen-quote.tsx';
import type { ChosenPackage } from '#app/domain/prompt/modal-store.ts';
import { useWords } from '@kandil/ui/text/texts.tsx';
import { Button } from '@kandil/ui/button.tsx';
import { FormMessage } from '@kandil/ui/forms/form-message.tsx';
import { useApiForm } from '@kandil/ui/forms/use-api-form.ts';
import { useFirstField } from '@kandil/ui/forms/form-hooks.ts';
import { RichText } from '@kandil/ui/text/rich-text.tsx';
import { TermsLine } from './terms-line.tsx';
import { toPaid } from './to-paid.ts';
import { withReason } from './with-reason.ts';

/** Seconds until the operator sends another code. */
const NEXT_CODE_AFTER = 60;

/**
 * Pays with a mobile number (MODAL-14): the operator sends a code to it, and the right code is the approval. A guest is
 * signed in to the account of the number (SPEC-D35).
 */
export function MobilePaymentModal(chosen: ChosenPackage) {
  const [msisdn, setMsisdn] = useState<string | null>(null);
  // Hidden, not unmounted: the number that was typed stays.
  return (
    <>
      <div hidden={msisdn !== null}>
        <NumberForm chosen={chosen} onSent={setMsisdn} />
      </div>
      {msisdn !== null && (
        <Code chosen={chosen} msisdn={msisdn} onOtherNumber={() => setMsisdn(null)} />
      )}
    </>
  );
}

interface NumberFormProps {
  chosen: ChosenPackage;
  onSent(msisdn: string): void;
}

function NumberForm({ chosen, onSent }: NumberFormProps) {
  const { t, base } = useWords();
  const settled = useSettledNumber();
  const form = useApiForm<{ msisdn: EmailOrPhone }>({ msisdn: NO_PHONE }, async (values) => {
    // A guest who pays is logged in.
    mustKeepCookies();
    const msisdn = msisdnOf(await settled(values.msisdn));
    const { data } = await browserApi(payment.billing, { ...chosen, msisdn }).catch(withReason(t));
    if (data.result === 'OTP') onSent(msisdn);
    else toPaid(data, base);
  });
  useFirstField(form, 'msisdn');
  return (
    <form noValidate onSubmit={form.onSubmit}>
      {form.failure && <FormMessage text={form.failure.message} />}
      <ChosenQuote gatewayPackage={chosen.gatewayPackage} />
      <p className="text-muted mb-5">{t('payment.numberText')}</p>
      <PhoneNumberField control={form.control} name="msisdn" />
      <Button type="submit" size="large" className="mt-6 w-full" busy={form.busy}>
        {t('payment.sendCode')}
      </Button>
      <TermsLine />
    </form>
  );
}

interface CodeProps {
  chosen: ChosenPackage;
  msisdn: string;
  onOtherNumber(): void;
}

function Code({ chosen, msisdn, onOtherNumber }: CodeProps) {
  const { t, base } = useWords();
  const texts = useClientTexts();
  const { otpLength: length } = useStart().config;
  const { gatewayCode, gatewayPackage } = chosen;
  const verify = async (otpCode: string) => {
    const { data } = await browserApi(payment.billingConfirm, {
      gatewayCode,
      gatewayPackage,
      msisdn,
      otpCode,
    }).catch(withReason(t));
    if (data.result === 'LOGGED_IN' && data.tokenInfo) beginSession(data.tokenInfo, true, texts);
    toPaid(data, base);
  };
  const resend = async () => {
    await browserApi(payment.billing, { ...chosen, msisdn }).catch(withReason(t));
    return NEXT_CODE_AFTER;
  };
  return (
    <>
      <ChosenQuote gatewayPackage={gatewayPackage} />
      <p className="text-muted mb-6">
        <RichText text={t('payment.codeSent', { length })} name="account">
          <bdi dir="ltr" className="text-text font-semibold">{`+${msisdn}`}</bdi>
        </RichText>
      </p>
      <OneTimeCodeForm length={length} verify={verify} resend={resend} />
      <Button look="plain" className="mt-2 w-full" onClick={onOtherNumber}>
        {t('payment.otherNumber')}
      </Button>
    </>
  );
}
