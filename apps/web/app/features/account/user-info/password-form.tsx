import { auth } from '@kandil/contract';
import { FormProvider } from 'react-hook-form';
import { PasswordField } from '@kandil/ui/forms/password-field.tsx';
import { passwordProblem } from '@kandil/ui/forms/rules.ts';
import { useApiForm } from '@kandil/ui/forms/use-api-form.ts';
import { useFirstField, useWorded } from '@kandil/ui/forms/form-hooks.ts';
import { browserApi } from '#app/data/client/api.ts';
import { continueSession, useClientTexts } from '#app/data/session/sign-in.ts';
import type { Account } from '#app/data/start/start.ts';
import { useT } from '@kandil/ui/text/texts.tsx';
import { type NewPassword, NewPasswordFields } from '../new-password-fields.tsx';
import { FormFrame } from './form-frame.tsx';
import { PasswordLink } from './password-link.tsx';
import { useDone } from './use-done.ts';

interface Values extends NewPassword {
  currentPassword: string;
}

export function PasswordForm({ account }: { account: Account }) {
  return account.hasPassword ? (
    <ChangePassword account={account} />
  ) : (
    <PasswordLink email={account.email} />
  );
}

/** Changes the password. The member stays logged in here and is logged out elsewhere. */
function ChangePassword({ account }: { account: Account }) {
  const t = useT();
  const worded = useWorded();
  const texts = useClientTexts();
  const done = useDone();
  const form = useApiForm<Values>(
    { currentPassword: '', password: '', repeatPassword: '' },
    async ({ currentPassword, password }) => {
      const change = { currentPassword, newPassword: password };
      const { data } = await browserApi(auth.updatePassword, change);
      continueSession(data, texts);
      await done(t('userInfo.passwordDone'));
    },
  );
  useFirstField(form, 'currentPassword');
  const refused = form.failure?.code === 'WRONG_PASSWORD' ? form.failure.message : undefined;
  return (
    <FormFrame form={form} atField={refused !== undefined}>
      <div className="mb-4">
        <PasswordField
          label={t('userInfo.currentPassword')}
          error={form.formState.errors.currentPassword?.message ?? refused}
          {...form.register('currentPassword', {
            validate: (value) => worded(passwordProblem(value)),
          })}
        />
      </div>
      <FormProvider {...form}>
        <NewPasswordFields
          known={[account.fullName, account.email ?? '']}
          label="userInfo.newPassword"
        />
      </FormProvider>
    </FormFrame>
  );
}
