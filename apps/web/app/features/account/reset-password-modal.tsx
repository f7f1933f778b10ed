import { auth } from '@kandil/contract';
import { FormProvider } from 'react-hook-form';
import { browserApi } from '../../lib/api.ts';
import { openModal } from '../../lib/modals.ts';
import { useT } from '../../lib/texts.tsx';
import { Button } from '../../ui/button.tsx';
import { FormMessage } from '../../forms/form-message.tsx';
import { NewPasswordFields, type NewPassword } from './new-password-fields.tsx';
import { useApiForm } from '../../forms/use-api-form.ts';
import { useFirstField } from '../../forms/use-first-field.ts';

/** MODAL-10: a new password for whoever holds the token of a mailed link. */
export function ResetPasswordModal({ token }: { token: string }) {
  const t = useT();
  const form = useApiForm<NewPassword>(
    { password: '', repeatPassword: '' },
    async ({ password }) => {
      await browserApi(auth.forgotPasswordReset, { token, password });
      openModal('login', { notice: t('reset.done') });
    },
  );
  const { failure, busy } = form;
  useFirstField(form, 'password');

  return (
    <form noValidate onSubmit={form.onSubmit}>
      {failure && <FormMessage text={failure.message} />}
      <FormProvider {...form}>
        <NewPasswordFields />
      </FormProvider>
      <Button type="submit" size="large" className="mt-6 w-full" busy={busy}>
        {t('reset.submit')}
      </Button>
      <Button
        look="plain"
        className="mt-2 w-full"
        onClick={() => openModal('login', { form: 'forgotPassword' })}
      >
        {t('reset.newLink')}
      </Button>
    </form>
  );
}
