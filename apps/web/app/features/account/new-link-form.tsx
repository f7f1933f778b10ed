import { auth } from '@kandil/contract';
import { useState } from 'react';
import { browserApi } from '#app/data/client/api.ts';
import type { Account } from '#app/data/start/start.ts';
import { Button } from '#app/ui/button.tsx';
import { FormMessage } from '#app/ui/forms/form-message.tsx';
import { looseEmailProblem } from '#app/ui/forms/rules.ts';
import { useApiForm } from '#app/ui/forms/use-api-form.ts';
import { useWorded } from '#app/ui/forms/use-worded.ts';
import { TextField } from '#app/ui/text-field.tsx';
import { useT } from '#app/ui/text/texts.tsx';
import { useBotCheck } from './bot-check/bot-check.ts';

/**
 * Sends a new link that confirms an e-mail address: to the member's address or the one they change to, and for a guest
 * to an address that an account waits for.
 */
export function NewLinkForm({ account }: { account: Account | null }) {
  const t = useT();
  const worded = useWorded();
  const person = useBotCheck('FORGOT', false);
  const [sent, setSent] = useState<string | null>(null);
  const form = useApiForm<{ email: string }>({ email: account?.email ?? '' }, async (values) => {
    setSent(null);
    const email = values.email.trim();
    if (account) return setSent((await browserApi(auth.emailUpdate, { email })).message);
    const proof = await person().catch(() => null);
    if (proof) setSent((await browserApi(auth.emailLinkSend, { email, ...proof })).message);
  });
  const { register, formState, failure, busy } = form;
  return (
    <form noValidate onSubmit={form.onSubmit}>
      {failure && <FormMessage text={failure.message} />}
      {sent && !failure && <FormMessage tone="success" text={sent} />}
      {!account && <p className="text-muted mb-4">{t('verify.newLinkText')}</p>}
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
        {t('reset.newLink')}
      </Button>
    </form>
  );
}
