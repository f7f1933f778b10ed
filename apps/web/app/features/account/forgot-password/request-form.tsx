import { Controller } from 'react-hook-form';
import { FormMessage } from '@kandil/ui/forms/form-message.tsx';
import { useApiForm } from '@kandil/ui/forms/use-api-form.ts';
import { useFirstField, useWorded } from '@kandil/ui/forms/form-hooks.ts';
import { useT } from '@kandil/ui/text/texts.tsx';
import { Button } from '@kandil/ui/button.tsx';
import { EmailOrPhoneField } from '#app/domain/contact/email-or-phone-field.tsx';
import {
  asLoginName,
  type EmailOrPhone,
  emailOrPhoneProblem,
} from '#app/domain/contact/email-or-phone.ts';
import { useSettledNumber } from '#app/domain/contact/use-countries.ts';
import { BackToLogin } from './back-to-login.tsx';
import { useAccountState } from './state.ts';
import { type ResetRequest, useRequest } from './use-request.ts';

interface RequestFormProps {
  name: EmailOrPhone;
  onRequested(name: EmailOrPhone, requested: ResetRequest): void;
  onBack(name: EmailOrPhone): void;
}

/** Asks for the account's e-mail address or phone number. */
export function RequestForm({ name, onRequested, onBack }: RequestFormProps) {
  const t = useT();
  const worded = useWorded();
  const request = useRequest();
  const { isLoading, errorMessage } = useAccountState((state) => state.forgotPassword);
  const settled = useSettledNumber();
  const form = useApiForm<{ name: EmailOrPhone }>({ name }, async (values) => {
    const typed = await settled(values.name);
    const requested = await request(asLoginName(typed));
    if (requested) onRequested(typed, requested);
  });
  useFirstField(form, 'name');
  const { isPhone } = form.watch('name');

  return (
    <form noValidate onSubmit={form.onSubmit}>
      {errorMessage && <FormMessage text={errorMessage} />}
      <p className="text-muted mb-4">{t('forgot.text')}</p>
      <Controller
        control={form.control}
        name="name"
        rules={{ validate: (value) => worded(emailOrPhoneProblem(value, 'either')) }}
        render={({ field, fieldState }) => (
          <EmailOrPhoneField {...field} error={fieldState.error?.message} />
        )}
      />
      <Button type="submit" size="large" className="mt-5 w-full" busy={isLoading}>
        {t(isPhone ? 'forgot.submitCode' : 'forgot.submit')}
      </Button>
      <BackToLogin onBack={() => onBack(form.getValues('name'))} />
    </form>
  );
}
