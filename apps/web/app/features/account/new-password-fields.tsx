import type { UiKey } from '@kandil/i18n';
import { useFormContext } from 'react-hook-form';
import { useStart } from '#app/data/start/start.ts';
import { useT } from '@kandil/ui/text/texts.tsx';
import { newPasswordProblem, repeatProblem } from '@kandil/ui/forms/rules.ts';
import { PasswordField } from '@kandil/ui/forms/password-field.tsx';
import { StrengthMeter } from './strength-meter.tsx';
import { useWorded } from '@kandil/ui/forms/form-hooks.ts';

export interface NewPassword {
  password: string;
  repeatPassword: string;
}

/**
 * A new password, typed twice, with advice (VALID-19..21); inside a `FormProvider`.
 * @param known words from the account that make a password easy to guess
 */
export function NewPasswordFields({
  known = [],
  label = 'field.password',
}: {
  known?: readonly string[];
  label?: UiKey;
}) {
  const form = useFormContext<NewPassword>();
  const t = useT();
  const worded = useWorded();
  const { passwordMinLength: count } = useStart().config;
  const { errors } = form.formState;
  return (
    <div className="space-y-4">
      <PasswordField
        isNew
        label={t(label)}
        error={errors.password?.message}
        {...form.register('password', {
          validate: (value) => worded(newPasswordProblem(value, count), { count }),
          deps: ['repeatPassword'],
        })}
      />
      <StrengthMeter password={form.watch('password')} known={known} />
      <PasswordField
        isNew
        label={t('field.repeatPassword')}
        error={errors.repeatPassword?.message}
        {...form.register('repeatPassword', {
          validate: (value) => worded(repeatProblem(value, form.getValues('password'))),
        })}
      />
    </div>
  );
}
