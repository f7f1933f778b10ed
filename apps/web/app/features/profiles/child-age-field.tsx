import { AGE_STEPS } from '@kandil/contract/child-limits';
import { ownDigits } from '@kandil/i18n';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { SelectField } from '@kandil/ui/select-field.tsx';
import { useWords } from '@kandil/ui/text/texts.tsx';
import { Section } from './section.tsx';

/** Up to which age a child's profile shows titles. */
export function ChildAgeField(field: UseFormRegisterReturn<'maxAge'>) {
  const { t, language } = useWords();
  return (
    <Section title={t('childLimits.title')}>
      <div className="sm:max-w-xs">
        <SelectField {...field} label={t('childLimits.age')} aria-describedby="child-age-text">
          {AGE_STEPS.map((age) => (
            <option key={age} value={age}>
              {t('childLimits.upTo', { age: ownDigits(String(age), language) })}
            </option>
          ))}
        </SelectField>
      </div>
      <p id="child-age-text" className="text-muted mt-2 max-w-prose text-sm">
        {t('childLimits.ageText')}
      </p>
    </Section>
  );
}
