import type { UseFormRegisterReturn } from 'react-hook-form';
import { useT } from '@kandil/ui/text/texts.tsx';
import { SelectField } from '@kandil/ui/select-field.tsx';
import { Switch } from '@kandil/ui/switch.tsx';
import { useLanguages } from '#app/data/start/site.tsx';
import { Section } from './section.tsx';

/** Explains a kids profile; the main profile stays ADULT. */
export function KidsSwitch({
  isMain,
  ...field
}: UseFormRegisterReturn<'kids'> & { isMain: boolean }) {
  const t = useT();
  return (
    <div className="border-line mt-5 border-t pt-3">
      <Switch {...field} disabled={isMain} aria-describedby="kids-text">
        {t('profile.kids')}
      </Switch>
      <p id="kids-text" className="text-muted max-w-prose text-sm">
        {t(isMain ? 'profile.mainStays' : 'profile.kidsText')}
      </p>
    </div>
  );
}

export function LanguageSection(field: UseFormRegisterReturn<'langCode'>) {
  const t = useT();
  return (
    <Section title={t('profile.language')}>
      <div className="sm:max-w-xs">
        <SelectField {...field} label={t('profile.languageOf')}>
          {useLanguages().map(({ code, label }) => (
            <option key={code} value={code} lang={code}>
              {label}
            </option>
          ))}
        </SelectField>
      </div>
      <p className="text-muted mt-2 text-sm">{t('profile.languageText')}</p>
    </Section>
  );
}
