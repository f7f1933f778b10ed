import forum from '@fontsource/forum/files/forum-cyrillic-400-normal.woff2?url';
import marcellus from '@fontsource/marcellus/files/marcellus-latin-400-normal.woff2?url';
import notoBengali from '@fontsource/noto-sans-bengali/files/noto-sans-bengali-bengali-400-normal.woff2?url';
import notoDevanagari from '@fontsource/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-400-normal.woff2?url';
import tiroBangla from '@fontsource/tiro-bangla/files/tiro-bangla-bengali-400-normal.woff2?url';
import tiroHindi from '@fontsource/tiro-devanagari-hindi/files/tiro-devanagari-hindi-devanagari-400-normal.woff2?url';
import interCyrillic from '@fontsource-variable/inter/files/inter-cyrillic-wght-normal.woff2?url';
import vazirmatn from '@fontsource-variable/vazirmatn/files/vazirmatn-arabic-wght-normal.woff2?url';
import naskh from '@fontsource/noto-naskh-arabic/files/noto-naskh-arabic-arabic-400-normal.woff2?url';
import type { LanguageCode } from '@kandil/i18n';
import inter from './inter-latin.woff2?url';
import plexArabic from '@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-arabic-400-normal.woff2?url';
import plexArabicBold from '@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-arabic-700-normal.woff2?url';

const OWN_SCRIPT: Partial<Record<LanguageCode, string[]>> = {
  ar: [plexArabic, plexArabicBold],
  fa: [vazirmatn],
  ur: [naskh],
  ru: [interCyrillic, forum],
  hi: [notoDevanagari, tiroHindi],
  bn: [notoBengali, tiroBangla],
};

/** The one or two font files the first view of a page is written in. */
export function fontsToPreload(language: LanguageCode): string[] {
  return OWN_SCRIPT[language] ?? [inter, marcellus];
}
