import { SelectField } from '@kandil/ui/select-field.tsx';
import { Button } from '@kandil/ui/button.tsx';
import { useWorded } from '@kandil/ui/forms/form-hooks.ts';
import { useT } from '@kandil/ui/text/texts.tsx';
import type { Subjects } from './load.ts';
import type { TicketForm } from './support-form.tsx';
import type { Limits } from './use-limits.ts';

interface SubjectFieldProps {
  form: TicketForm;
  subjects: Subjects;
  limits: Limits;
}

/** Another subject resets the file and the error of the last one (SUPPORT-11, SUPPORT-12). */
export function SubjectField({ form, subjects, limits }: SubjectFieldProps) {
  const t = useT();
  const worded = useWorded();
  const { failure, loading, again } = limits;
  return (
    <div>
      <SelectField
        label={t('support.subject')}
        error={form.formState.errors.ticketSubject?.message}
        {...form.register('ticketSubject', {
          validate: (value) => {
            if (failure?.subject === value) return failure.text;
            return worded(value === '' ? 'field.required' : null);
          },
          onChange: () => form.setValue('file', null, { shouldValidate: true }),
        })}
      >
        <option value="" disabled>
          {t('support.chooseSubject')}
        </option>
        {subjects.map(({ title, subject }) => (
          <option key={subject} value={subject}>
            {title}
          </option>
        ))}
      </SelectField>
      {failure && (
        <Button look="line" size="small" className="mt-2" busy={loading} onClick={again}>
          {t('action.tryAgain')}
        </Button>
      )}
    </div>
  );
}
