import { FormMessage } from '@kandil/ui/forms/form-message.tsx';
import { PasswordField } from '@kandil/ui/forms/password-field.tsx';
import { passwordProblem } from '@kandil/ui/forms/rules.ts';
import { useApiForm } from '@kandil/ui/forms/use-api-form.ts';
import { useFirstField, useWorded } from '@kandil/ui/forms/form-hooks.ts';
import { useT } from '@kandil/ui/text/texts.tsx';
import { Button } from '@kandil/ui/button.tsx';

/** Asks for the account's password; a wrong one is an error of the field. @param prove throws ApiError */
export function PasswordProof({ prove }: { prove(password: string): Promise<void> }) {
  const t = useT();
  const worded = useWorded();
  const form = useApiForm({ password: '' }, ({ password }) => prove(password));
  const { register, formState, failure, busy } = form;
  useFirstField(form, 'password');
  const isWrong = failure?.code === 'WRONG_PASSWORD';
  const problem = formState.errors.password?.message;
  return (
    <form noValidate onSubmit={form.onSubmit}>
      {failure && !isWrong && <FormMessage text={failure.message} />}
      <PasswordField
        label={t('field.password')}
        error={problem && isWrong ? failure.message : problem}
        {...register('password', { validate: (value) => worded(passwordProblem(value)) })}
      />
      <Button type="submit" size="large" className="mt-6 w-full" busy={busy}>
        {t('social.proofSubmit')}
      </Button>
    </form>
  );
}
