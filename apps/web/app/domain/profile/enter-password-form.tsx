import { FormMessage } from '@kandil/ui/forms/form-message.tsx';
import { PasswordField } from '@kandil/ui/forms/password-field.tsx';
import { passwordProblem } from '@kandil/ui/forms/rules.ts';
import { useApiForm } from '@kandil/ui/forms/use-api-form.ts';
import { useFirstField, useWorded } from '@kandil/ui/forms/form-hooks.ts';
import { useT } from '@kandil/ui/text/texts.tsx';
import { Button } from '@kandil/ui/button.tsx';

interface EnterPasswordFormProps {
  text: string;
  /** @throws ApiError if the password is wrong */
  enter(password: string): Promise<void>;
}

/** Asks for the password of the account, to leave a child's profile. */
export function EnterPasswordForm({ text, enter }: EnterPasswordFormProps) {
  const t = useT();
  const worded = useWorded();
  const form = useApiForm<{ password: string }>({ password: '' }, ({ password }) =>
    enter(password),
  );
  const { register, formState, failure, busy } = form;
  useFirstField(form, 'password');
  return (
    <form noValidate onSubmit={form.onSubmit}>
      {failure && failure.code !== 'WRONG_PASSWORD' && <FormMessage text={failure.message} />}
      <p className="text-muted mb-6 text-center">{text}</p>
      <PasswordField
        label={t('field.password')}
        error={formState.errors.password?.message}
        {...register('password', { validate: (value) => worded(passwordProblem(value)) })}
      />
      <Button type="submit" size="large" className="mt-6 w-full" busy={busy}>
        {t('pin.submit')}
      </Button>
    </form>
  );
}
