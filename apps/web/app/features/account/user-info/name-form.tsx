import { fullNameProblem } from '@kandil/ui/forms/rules.ts';
import { useApiForm } from '@kandil/ui/forms/use-api-form.ts';
import { useFirstField, useWorded } from '@kandil/ui/forms/form-hooks.ts';
import type { Account } from '#app/data/start/start.ts';
import { useT } from '@kandil/ui/text/texts.tsx';
import { TextField } from '@kandil/ui/text-field.tsx';
import { changeUserInfo } from './change.ts';
import { FormFrame } from './form-frame.tsx';
import { useDone } from './use-done.ts';

export function NameForm({ account }: { account: Account }) {
  const t = useT();
  const worded = useWorded();
  const done = useDone();
  const form = useApiForm({ fullName: account.fullName }, async ({ fullName }) => {
    await changeUserInfo({ fullName: fullName.trim() });
    await done(t('settings.saved'));
  });
  useFirstField(form, 'fullName');
  return (
    <FormFrame form={form}>
      <TextField
        label={t('field.fullName')}
        autoComplete="name"
        error={form.formState.errors.fullName?.message}
        {...form.register('fullName', { validate: (value) => worded(fullNameProblem(value)) })}
      />
    </FormFrame>
  );
}
