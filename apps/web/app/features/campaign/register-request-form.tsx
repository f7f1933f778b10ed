import { partner } from '@kandil/contract';
import { useRef, useState } from 'react';
import { browserApi } from '#app/data/client/api.ts';
import { EmailField } from '#app/domain/contact/email-field.tsx';
import { Button } from '@kandil/ui/button.tsx';
import { FormMessage } from '@kandil/ui/forms/form-message.tsx';
import { looseEmailProblem } from '@kandil/ui/forms/rules.ts';
import { useApiForm } from '@kandil/ui/forms/use-api-form.ts';
import { useWorded } from '@kandil/ui/forms/form-hooks.ts';
import { useT } from '@kandil/ui/text/texts.tsx';

/** The service sends one mail per address in this time. */
const RESEND_MS = 60_000;

/** Asks for an e-mail address and mails a link to sign up; what was typed stays. @param channel the partner */
export function RegisterRequestForm({ channel }: { channel: string }) {
  const t = useT();
  const worded = useWorded();
  const [sent, setSent] = useState<string | null>(null);
  const last = useRef({ email: '', at: 0 });
  const { register, formState, failure, busy, onSubmit } = useApiForm<{ email: string }>(
    { email: '' },
    async (values) => {
      const email = values.email.trim();
      // The second press of a double click: the mail is on its way, as the message says.
      if (email === last.current.email && Date.now() - last.current.at < RESEND_MS) return;
      setSent(null);
      const { message } = await browserApi(partner.registerRequest, { email, channel });
      last.current = { email, at: Date.now() };
      setSent(message);
    },
  );
  return (
    <section
      aria-labelledby="register-request"
      className="rounded-sheet border-line bg-raised/70 mx-auto mt-12 max-w-xl border p-6 sm:p-8 lg:mt-20"
    >
      <h2 id="register-request" className="display text-2xl">
        {t('partner.join')}
      </h2>
      <p className="text-muted mt-2 mb-5">{t('partner.joinText')}</p>
      <form noValidate onSubmit={onSubmit}>
        {failure && <FormMessage text={failure.message} />}
        {sent && !failure && <FormMessage tone="success" text={sent} />}
        <EmailField
          error={formState.errors.email?.message}
          {...register('email', { validate: (value) => worded(looseEmailProblem(value)) })}
        />
        <Button type="submit" size="large" className="mt-5 w-full" busy={busy}>
          {t('partner.send')}
        </Button>
      </form>
    </section>
  );
}
