import { auth } from '@kandil/contract';
import { useState } from 'react';
import { Controller } from 'react-hook-form';
import { useApiForm } from '#app/ui/forms/use-api-form.ts';
import { useFirstField } from '#app/ui/forms/use-first-field.ts';
import { useWorded } from '#app/ui/forms/use-worded.ts';
import { browserApi } from '#app/data/client/api.ts';
import { useReloadAccount } from '#app/data/start/use-reload-account.ts';
import { useT } from '#app/ui/text/texts.tsx';
import { EmailOrPhoneField } from '#app/domain/contact/email-or-phone-field.tsx';
import {
  asLoginName,
  type EmailOrPhone,
  emailOrPhoneProblem,
} from '#app/domain/contact/email-or-phone.ts';
import { changeUserInfo } from './change.ts';
import { FormFrame } from './form-frame.tsx';
import { PhoneCode } from './phone-code-form.tsx';

const EMPTY: EmailOrPhone = { text: '', isPhone: true, international: false, country: null };

function msisdnOf(value: EmailOrPhone): string {
  const name = asLoginName(value);
  return 'msisdn' in name ? name.msisdn : '';
}

/** Changes the phone number, then confirms it with a code. */
export function PhoneForm() {
  const t = useT();
  const worded = useWorded();
  const reloadAccount = useReloadAccount();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const form = useApiForm<{ msisdn: EmailOrPhone }>({ msisdn: EMPTY }, async (values) => {
    const msisdn = msisdnOf(values.msisdn);
    await changeUserInfo({ msisdn });
    await browserApi(auth.otpSend, { msisdn });
    setSentTo(msisdn);
    await reloadAccount();
  });
  useFirstField(form, 'msisdn');
  if (sentTo) return <PhoneCode msisdn={sentTo} />;
  return (
    <FormFrame form={form} text={t('userInfo.phoneText')} submit="userInfo.phoneCodeSend">
      <Controller
        control={form.control}
        name="msisdn"
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
    </FormFrame>
  );
}
