import { content } from '@kandil/contract';

export const SORTS = content.SORT_TYPES;
export type Sort = (typeof SORTS)[number];

/** The order in an address; the list's default if it is missing or unknown. */
export function sortOf(value: string | null): Sort {
  return SORTS.find((each) => each === value) ?? 'DEFAULT';
}
