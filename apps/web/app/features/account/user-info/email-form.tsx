import { auth } from '@kandil/contract';
import { useState } from 'react';
import { FormMessage } from '@kandil/ui/forms/form-message.tsx';
import { useApiForm } from '@kandil/ui/forms/use-api-form.ts';
import { useFirstField, useWorded } from '@kandil/ui/forms/form-hooks.ts';
import { browserApi } from '#app/data/client/api.ts';
import { closeModal } from '#app/domain/prompt/modal-store.ts';
import { useReloadAccount } from '#app/data/start/use-reload-account.ts';
import { useT } from '@kandil/ui/text/texts.tsx';
import { Button } from '@kandil/ui/button.tsx';
import { emailProblem } from '#app/domain/contact/email-or-phone.ts';
import { EmailField } from '#app/domain/contact/email-field.tsx';
import { FormFrame } from './form-frame.tsx';

/** Changes the e-mail address; the new one takes effect once its mailed link is opened. */
export function EmailForm() {
  const t = useT();
  const worded = useWorded();
  const reloadAccount = useReloadAccount();
  const [sent, setSent] = useState<string | null>(null);
  const form = useApiForm({ email: '' }, async ({ email }) => {
    const { message } = await browserApi(auth.emailUpdate, { email: email.trim() });
    setSent(message ?? t('settings.saved'));
    await reloadAccount();
  });
  useFirstField(form, 'email');
  if (sent)
    return (
      <>
        <FormMessage tone="success" text={sent} />
        <Button size="large" className="w-full" onClick={closeModal}>
          {t('action.ok')}
        </Button>
      </>
    );
  return (
    <FormFrame form={form} text={t('userInfo.emailText')} submit="userInfo.sendLink">
      <EmailField
        label={t('userInfo.newEmail')}
        error={form.formState.errors.email?.message}
        {...form.register('email', { validate: (value) => worded(emailProblem(value)) })}
      />
    </FormFrame>
  );
}
