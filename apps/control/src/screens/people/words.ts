import { countryName } from '@kandil/i18n/formats';
import { known } from '#src/texts/names.ts';
import { LANGUAGE, t } from '#src/texts/texts.tsx';

/** A country in words; a word for none. */
export const countryText = (code: string): string =>
  code === '' ? t('people.unknown') : countryName(code, LANGUAGE);

/** What a mail is. */
export function mailText(template: string): string {
  const name = template.replaceAll('.', '_');
  return known(`template.${name}`, template);
}
