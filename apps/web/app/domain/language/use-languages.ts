import { type Language, LANGUAGES } from '@kandil/i18n';
import { useSite } from '#app/data/start/site.tsx';

/** The languages on offer, each with its own name. */
export function useLanguages(): readonly Language[] {
  const { languages } = useSite();
  return LANGUAGES.filter(({ code }) => languages.includes(code));
}
