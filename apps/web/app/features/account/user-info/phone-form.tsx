import { auth } from '@kandil/contract';
import { useState } from 'react';
import { useApiForm } from '@kandil/ui/forms/use-api-form.ts';
import { useFirstField } from '@kandil/ui/forms/form-hooks.ts';
import { browserApi } from '#app/data/client/api.ts';
import { useReloadAccount } from '#app/data/start/use-reload-account.ts';
import { useT } from '@kandil/ui/text/texts.tsx';
import { type EmailOrPhone, msisdnOf, NO_PHONE } from '#app/domain/contact/email-or-phone.ts';
import { PhoneNumberField } from '#app/domain/contact/phone-number-field.tsx';
import { useSettledNumber } from '#app/domain/contact/use-countries.ts';
import { changeUserInfo } from './change.ts';
import { FormFrame } from './form-frame.tsx';
import { PhoneCode } from './phone-code-form.tsx';

/** Changes the phone number, then confirms it with a code. */
export function PhoneForm() {
  const t = useT();
  const reloadAccount = useReloadAccount();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const settled = useSettledNumber();
  const form = useApiForm<{ msisdn: EmailOrPhone }>({ msisdn: NO_PHONE }, async (values) => {
    const msisdn = msisdnOf(await settled(values.msisdn));
    await changeUserInfo({ msisdn });
    await browserApi(auth.otpSend, { msisdn });
    setSentTo(msisdn);
    await reloadAccount();
  });
  useFirstField(form, 'msisdn');
  if (sentTo) return <PhoneCode msisdn={sentTo} />;
  return (
    <FormFrame form={form} text={t('userInfo.phoneText')} submit="userInfo.phoneCodeSend">
      <PhoneNumberField control={form.control} name="msisdn" />
    </FormFrame>
  );
}
