import { auth } from '@kandil/contract';
import { useState } from 'react';
import { browserApi } from '#app/data/client/api.ts';
import { EmailField } from '#app/domain/contact/email-field.tsx';
import { notify } from '#app/domain/prompt/notification-store.ts';
import { Button } from '@kandil/ui/button.tsx';
import { FormMessage } from '@kandil/ui/forms/form-message.tsx';
import { looseEmailProblem } from '@kandil/ui/forms/rules.ts';
import { useApiForm } from '@kandil/ui/forms/use-api-form.ts';
import { useWorded } from '@kandil/ui/forms/form-hooks.ts';
import { useT } from '@kandil/ui/text/texts.tsx';

/** Sends invitations, one after the other. What was typed stays until it was sent. */
export function InviteByMail({ onInvited }: { onInvited(): Promise<void> }) {
  const [sent, setSent] = useState(0);
  const next = () => {
    setSent(sent + 1);
    void onInvited();
  };
  return <InvitationForm key={sent} onSent={next} />;
}

function InvitationForm({ onSent }: { onSent(): void }) {
  const t = useT();
  const worded = useWorded();
  const form = useApiForm<{ email: string }>({ email: '' }, async (values) => {
    const email = values.email.trim();
    await browserApi(auth.familyInviteMail, { email });
    notify('success', t('family.mailSent', { email }));
    onSent();
  });
  const { register, formState, failure, busy } = form;
  return (
    <form noValidate onSubmit={form.onSubmit} className="max-w-md">
      <h2 className="font-semibold">{t('family.mailTitle')}</h2>
      <p className="text-muted mt-1 mb-4 text-sm">{t('family.mailText')}</p>
      {failure && <FormMessage text={failure.message} />}
      <EmailField
        autoComplete="off"
        error={formState.errors.email?.message}
        {...register('email', { validate: (value) => worded(looseEmailProblem(value)) })}
      />
      <Button type="submit" look="line" className="mt-4" busy={busy}>
        {t('family.mailAction')}
      </Button>
    </form>
  );
}
