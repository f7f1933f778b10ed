import type { LanguageCode } from '@kandil/i18n';

/** What determines the visible catalogue: the language, and whether only titles for children are visible. */
export interface View {
  language: LanguageCode;
  kids: boolean;
}
