import { auth } from '@kandil/contract';
import { FormProvider } from 'react-hook-form';
import { FormMessage } from '@kandil/ui/forms/form-message.tsx';
import { useApiForm } from '@kandil/ui/forms/use-api-form.ts';
import { useFirstField } from '@kandil/ui/forms/form-hooks.ts';
import { browserApi } from '#app/data/client/api.ts';
import { openModal } from '#app/domain/prompt/modal-store.ts';
import { useT } from '@kandil/ui/text/texts.tsx';
import { Button } from '@kandil/ui/button.tsx';
import { isUselessLink, UselessLink } from './useless-link.tsx';
import { type NewPassword, NewPasswordFields } from './new-password-fields.tsx';

interface NewPasswordFormProps {
  /** From the link, or from the exchanged code. */
  token: string;
  /** The account's address, if known: for the next login, and for password managers. */
  email: string;
  /** Words that make a password easy to guess. */
  known?: readonly string[];
}

/** Sets a new password with a reset token; then the member logs in with it. */
export function NewPasswordForm({ token, email, known = [] }: NewPasswordFormProps) {
  const t = useT();
  const form = useApiForm<NewPassword>(
    { password: '', repeatPassword: '' },
    async ({ password }) => {
      const { message } = await browserApi(auth.forgotPasswordReset, { token, password });
      openModal('login', { email, notice: message ?? t('reset.done') });
    },
  );
  const { failure, busy } = form;
  useFirstField(form, 'password');
  if (failure && isUselessLink(failure.code))
    return <UselessLink text={failure.message} email={email} />;

  return (
    <form noValidate onSubmit={form.onSubmit}>
      {failure && <FormMessage text={failure.message} />}
      {/* Password managers store the password under this name. */}
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <FormProvider {...form}>
        <NewPasswordFields known={known} />
      </FormProvider>
      <Button type="submit" size="large" className="mt-6 w-full" busy={busy}>
        {t('reset.submit')}
      </Button>
    </form>
  );
}
