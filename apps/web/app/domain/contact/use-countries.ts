import { auth, type Data } from '@kandil/contract';
import { browserApi } from '#app/data/client/api.ts';
import { useStartIfThere } from '#app/data/start/start.ts';
import { useMemo } from 'react';
import { useQuery } from '#app/data/queries/use-query.ts';

export type Country = Data<typeof auth.countryList>[number];

const NONE: readonly Country[] = [];

export const loadCountries = async () => (await browserApi(auth.countryList, {})).data;

/**
 * The countries of phone numbers, fetched when the first number is typed. Empty while loading and after a failure: the
 * calling code is then typed with the number.
 */
export function useCountries(wanted: boolean): readonly Country[] {
  const countries = useQuery(wanted ? loadCountries : null).data ?? NONE;
  const own = useStartIfThere()?.account?.countryCode;
  return useMemo(() => preferring(countries, own), [countries, own]);
}

/** The country of the account is the selected one; without it, the one that the service suggests. */
function preferring(countries: readonly Country[], own: string | undefined): readonly Country[] {
  if (!countries.some(({ countryCode }) => countryCode === own)) return countries;
  return countries.map((each) => ({ ...each, selected: each.countryCode === own }));
}
