import type { UiKey } from '@kandil/i18n';
import { auth } from '@kandil/contract';
import CheckIcon from 'lucide-react/icons/check';
import XIcon from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { FormMessage } from '@kandil/ui/forms/form-message.tsx';
import { PasswordField } from '@kandil/ui/forms/password-field.tsx';
import { passwordProblem } from '@kandil/ui/forms/rules.ts';
import { useApiForm } from '@kandil/ui/forms/use-api-form.ts';
import { useWorded } from '@kandil/ui/forms/form-hooks.ts';
import { browserApi } from '#app/data/client/api.ts';
import { longDate } from '@kandil/ui/text/long-date.ts';
import { openModal } from '#app/domain/prompt/modal-store.ts';
import { useReloadAccount } from '#app/data/start/use-reload-account.ts';
import { useStart } from '#app/data/start/start.ts';
import { useT, useWords } from '@kandil/ui/text/texts.tsx';
import { Button } from '@kandil/ui/button.tsx';

/** Explains what a deletion removes and keeps, and asks for the password. */
export function DeleteAccountModal() {
  const t = useT();
  const { account } = useStart();
  return (
    <>
      <Points title="settings.deleteGoes" points="settings.deleteGoesList">
        <XIcon className="text-ruby-bright mt-0.5 size-4.5 shrink-0" aria-hidden />
      </Points>
      <Points title="settings.deleteStays" points="settings.deleteStaysList">
        <CheckIcon className="text-leaf mt-0.5 size-4.5 shrink-0" aria-hidden />
      </Points>
      <p className="text-muted mb-6 text-sm">{t('settings.deleteNow')}</p>
      {account?.hasPassword ? <PasswordForm /> : <PasswordFirst />}
    </>
  );
}

function Points({ title, points, children }: { title: UiKey; points: UiKey; children: ReactNode }) {
  const t = useT();
  return (
    <div className="mb-5">
      <h3 className="mb-2 font-semibold">{t(title)}</h3>
      <ul className="space-y-1.5 text-sm">
        {t(points)
          .split('\n')
          .map((point) => (
            <li key={point} className="flex gap-2.5">
              {children}
              {point}
            </li>
          ))}
      </ul>
    </div>
  );
}

function PasswordForm() {
  const { t, language } = useWords();
  const worded = useWorded();
  const reloadAccount = useReloadAccount();
  const form = useApiForm({ password: '' }, async ({ password }) => {
    const { data } = await browserApi(auth.accountDelete, { password });
    await reloadAccount();
    openModal('notification', {
      tone: 'info',
      text: t('settings.deletionOn', { date: longDate(data.deletionAt, language) }),
    });
  });
  const { failure } = form;
  const refused = failure?.code === 'WRONG_PASSWORD' ? failure.message : undefined;
  return (
    <form noValidate onSubmit={form.onSubmit}>
      {failure && !refused && <FormMessage text={failure.message} />}
      <PasswordField
        label={t('settings.deletePassword')}
        error={form.formState.errors.password?.message ?? refused}
        {...form.register('password', { validate: (value) => worded(passwordProblem(value)) })}
      />
      <Button
        type="submit"
        size="large"
        className="bg-ruby-bright! hover:bg-ruby-bright/85! mt-6 w-full"
        busy={form.busy}
      >
        {t('settings.deleteSubmit')}
      </Button>
    </form>
  );
}

function PasswordFirst() {
  const t = useT();
  return (
    <>
      <FormMessage text={t('settings.deleteNoPassword')} />
      <Button
        size="large"
        className="w-full"
        onClick={() => openModal('userInfo', { activeFormName: 'password' })}
      >
        {t('settings.setPassword')}
      </Button>
    </>
  );
}
