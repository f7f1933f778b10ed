import type { LanguageCode } from '@kandil/i18n';

/** What determines the visible catalogue: the language, and whether only titles for children are visible. */
export interface View {
  language: LanguageCode;
  kids: boolean;
}

/** Highest age rating, in years, that profiles for children show. */
export const CHILDREN_UP_TO = 7;

/** Whether a rating such as `7+` is for children. */
export const isRatedForChildren = (rating: string): boolean =>
  Number.parseInt(rating, 10) <= CHILDREN_UP_TO;
