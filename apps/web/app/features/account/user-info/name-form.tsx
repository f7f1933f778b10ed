import { fullNameProblem } from '../../../forms/rules.ts';
import { useApiForm } from '../../../forms/use-api-form.ts';
import { useFirstField } from '../../../forms/use-first-field.ts';
import { useWorded } from '../../../forms/use-worded.ts';
import type { Account } from '../../../lib/start.ts';
import { useT } from '../../../lib/texts.tsx';
import { TextField } from '../../../ui/text-field.tsx';
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
