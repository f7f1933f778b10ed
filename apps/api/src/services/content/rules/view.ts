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

/** Whether the view may see what is suitable from an age in years; what nobody has rated is as suitable as its channel. */
export const maySeeAge = ({ kids }: Pick<View, 'kids'>, age: number | null): boolean =>
  !kids || age === null || age <= CHILDREN_UP_TO;
