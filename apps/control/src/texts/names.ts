import { isKey, LANGUAGE, t } from './texts.tsx';

/** The text of a key that comes from the service; its value where a newer service has one that is not known here. */
export const known = (key: string, value: string): string => (isKey(key) ? t(key) : value);

const languages = new Intl.DisplayNames(LANGUAGE, { type: 'language' });

/** The name of a language code; the code where it is none. */
export function languageText(code: string): string {
  try {
    return languages.of(code) ?? code;
  } catch {
    return code;
  }
}
