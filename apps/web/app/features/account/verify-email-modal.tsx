import { auth } from '@kandil/contract';
import { useState } from 'react';
import { browserApi } from '#app/data/client/api.ts';
import { useT } from '#app/ui/text/texts.tsx';
import { Button } from '#app/ui/button.tsx';
import { TextField } from '#app/ui/text-field.tsx';
import { looseEmailProblem } from '#app/ui/forms/rules.ts';
import { FormMessage } from '#app/ui/forms/form-message.tsx';
import { useApiForm } from '#app/ui/forms/use-api-form.ts';
import { useWorded } from '#app/ui/forms/use-worded.ts';

interface VerifyEmailModalProps {
  email: string;
  /** The service's reminder. */
  text: string;
}

/**
 * Reminds a member to confirm their e-mail address (SHELL-27): sends the link again, or to another address. Resending
 * is the same call with the same address (SPEC-D29).
 */
export function VerifyEmailModal({ email, text }: VerifyEmailModalProps) {
  const t = useT();
  const worded = useWorded();
  const [sent, setSent] = useState<string | null>(null);
  const form = useApiForm<{ email: string }>({ email }, async (values) => {
    setSent(null);
    const { message, data } = await browserApi(auth.emailUpdate, { email: values.email.trim() });
    setSent(message ?? data.email);
  });
  const { register, formState, failure, busy } = form;
  const isSame = form.watch('email').trim() === email;
  return (
    <form noValidate onSubmit={form.onSubmit}>
      {failure && <FormMessage text={failure.message} />}
      {sent && !failure && <FormMessage tone="success" text={sent} />}
      <p className="text-muted mb-4">{text}</p>
      <TextField
        label={t('field.email')}
        type="email"
        dir="ltr"
        autoComplete="email"
        maxLength={254}
        error={formState.errors.email?.message}
        {...register('email', { validate: (value) => worded(looseEmailProblem(value)) })}
      />
      <Button type="submit" size="large" className="mt-5 w-full" busy={busy}>
        {t(isSame ? 'verifyEmail.resend' : 'verifyEmail.done')}
      </Button>
    </form>
  );
}
