import { localeOf } from '@kandil/i18n';
import { countryName, dateText, momentText } from '@kandil/i18n/formats';
import { isKey, LANGUAGE, t } from '#src/texts/texts.tsx';

/** A country in words; a word for none. */
export const countryText = (code: string): string =>
  code === '' ? t('people.unknown') : countryName(code, LANGUAGE);

export const languageText = (code: string): string =>
  new Intl.DisplayNames(localeOf(LANGUAGE), { type: 'language' }).of(code) ?? code;

/** A day in the zone of the device. */
export const dayText = (at: string): string => dateText(new Date(at), LANGUAGE);

/** A moment in the zone of the device. */
export const timeText = (at: string): string => momentText(new Date(at), LANGUAGE);

/** The text of a key that comes from the service; its value where a newer service has one that is not known here. */
export const known = (key: string, value: string): string => (isKey(key) ? t(key) : value);

/** What a mail is. */
export function mailText(template: string): string {
  const name = template.replaceAll('.', '_');
  return known(`template.${name}`, template);
}
