import marcellus from '@fontsource/marcellus/files/marcellus-latin-400-normal.woff2?url';
import vazirmatn from '@fontsource-variable/vazirmatn/files/vazirmatn-arabic-wght-normal.woff2?url';
import naskh from '@fontsource/noto-naskh-arabic/files/noto-naskh-arabic-arabic-400-normal.woff2?url';
import type { LanguageCode } from '@kandil/i18n';
import inter from './inter-latin.woff2?url';
import plexArabic from '@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-arabic-400-normal.woff2?url';
import plexArabicBold from '@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-arabic-700-normal.woff2?url';

const ARABIC_SCRIPT: Partial<Record<LanguageCode, string[]>> = {
  ar: [plexArabic, plexArabicBold],
  fa: [vazirmatn],
  ur: [naskh],
};

/** The one or two font files the first view of a page is written in. */
export function fontsToPreload(language: LanguageCode): string[] {
  return ARABIC_SCRIPT[language] ?? [inter, marcellus];
}
