import type { UseFormReturn } from 'react-hook-form';
import { useWorded } from '@kandil/ui/forms/form-hooks.ts';
import { SelectField } from '@kandil/ui/select-field.tsx';
import { Switch } from '@kandil/ui/switch.tsx';
import { durationWords } from '@kandil/ui/text/format.ts';
import { useWords } from '@kandil/ui/text/texts.tsx';
import { TextField } from '@kandil/ui/text-field.tsx';
import type { ProfileValues } from './fields.ts';
import { DAILY_CHOICES, untilProblem } from './screen-time.ts';
import { Section } from './section.tsx';

/** When and how long a child may watch. */
export function ScreenTimeSection({ form }: { form: UseFormReturn<ProfileValues> }) {
  const { t, language } = useWords();
  const worded = useWorded();
  const { register, watch, formState } = form;
  const [hasHours, dailyMinutes] = watch(['hasHours', 'dailyMinutes']);
  const choices = new Set([...DAILY_CHOICES.map(String), ...(dailyMinutes ? [dailyMinutes] : [])]);
  return (
    <Section title={t('screenTime.title')}>
      <p className="text-muted mb-4 max-w-prose text-sm">{t('screenTime.text')}</p>
      <div className="sm:max-w-xs">
        <SelectField {...register('dailyMinutes')} label={t('screenTime.daily')}>
          <option value="">{t('screenTime.noLimit')}</option>
          {[...choices].map((minutes) => (
            <option key={minutes} value={minutes}>
              {durationWords(Number(minutes) * 60, language)}
            </option>
          ))}
        </SelectField>
      </div>
      <Switch {...register('hasHours')}>{t('screenTime.hours')}</Switch>
      {hasHours && (
        <div className="mt-2 grid grid-cols-2 gap-4 sm:max-w-xs">
          <TextField type="time" label={t('screenTime.from')} {...register('from')} />
          <TextField
            type="time"
            label={t('screenTime.until')}
            error={formState.errors.until?.message}
            {...register('until', {
              validate: (until, values) => worded(untilProblem(until, values)),
            })}
          />
        </div>
      )}
    </Section>
  );
}
