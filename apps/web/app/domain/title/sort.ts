import { content } from '@kandil/contract';

export const SORTS = content.SORT_TYPES;
export type Sort = (typeof SORTS)[number];

/** The order an address asks for; without one, or with one there is not, the list's own. */
export function sortOf(value: string | null): Sort {
  return SORTS.find((each) => each === value) ?? 'DEFAULT';
}
