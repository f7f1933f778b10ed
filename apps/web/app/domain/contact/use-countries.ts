import { auth, type Data } from '@kandil/contract';
import { browserApi } from '#app/data/client/api.ts';
import { useQuery } from '#app/data/queries/use-query.ts';

export type Country = Data<typeof auth.countryList>[number];

const NONE: readonly Country[] = [];

export const loadCountries = async () => (await browserApi(auth.countryList, {})).data;

/**
 * The countries of phone numbers, fetched when the first number is typed. Empty while loading and after a failure: the
 * calling code is then typed with the number.
 */
export function useCountries(wanted: boolean): readonly Country[] {
  return useQuery(wanted ? loadCountries : null).data ?? NONE;
}
