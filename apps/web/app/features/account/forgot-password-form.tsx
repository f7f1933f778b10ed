import { auth } from '@kandil/contract';
import { useState } from 'react';
import { browserApi } from '../../lib/api.ts';
import { useT } from '../../lib/texts.tsx';
import { Button } from '../../ui/button.tsx';
import ArrowLeftIcon from 'lucide-react/icons/arrow-left';
import { TextField } from '../../ui/text-field.tsx';
import { emailProblem } from './fields/email-or-phone.ts';
import { FormMessage } from '../../forms/form-message.tsx';
import { useApiForm } from '../../forms/use-api-form.ts';
import { useFirstField } from '../../forms/use-first-field.ts';
import { useWorded } from '../../forms/use-worded.ts';

/** Has a link to a new password mailed (MODAL-03); whether there is such an account is not said. */
export function ForgotPasswordForm({
  email,
  onBack,
}: {
  email: string;
  onBack(typed: string): void;
}) {
  const t = useT();
  const worded = useWorded();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const form = useApiForm<{ email: string }>({ email }, async (values) => {
    const address = values.email.trim();
    await browserApi(auth.forgotPassword, { email: address });
    setSentTo(address);
  });
  const { register, formState, failure, busy } = form;
  useFirstField(form, 'email');
  const problem = (value: string) =>
    value.trim() === '' ? 'field.required' : emailProblem(value.trim());

  return (
    <form noValidate onSubmit={form.onSubmit}>
      {failure && <FormMessage text={failure.message} />}
      {sentTo && <FormMessage tone="success" text={t('forgot.sent', { email: sentTo })} />}
      <p className="text-muted mb-4">{t('forgot.text')}</p>
      <TextField
        label={t('field.email')}
        type="email"
        dir="ltr"
        autoComplete="email"
        maxLength={254}
        error={formState.errors.email?.message}
        {...register('email', { validate: (value) => worded(problem(value)) })}
      />
      <Button type="submit" size="large" className="mt-5 w-full" busy={busy}>
        {t(sentTo ? 'forgot.again' : 'forgot.submit')}
      </Button>
      <Button
        look="plain"
        className="mt-2 w-full"
        icon={<ArrowLeftIcon className="size-4 rtl:-scale-x-100" aria-hidden />}
        onClick={() => onBack(form.getValues('email'))}
      >
        {t('forgot.back')}
      </Button>
    </form>
  );
}
