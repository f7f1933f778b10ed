import { auth, type Data } from '@kandil/contract';
import { browserApi } from '#app/data/client/api.ts';
import { useStartIfThere } from '#app/data/start/start.ts';
import { useMemo } from 'react';
import { useQuery } from '#app/data/queries/use-query.ts';
import { type EmailOrPhone, withCountry } from './email-or-phone.ts';

export type Country = Data<typeof auth.countryList>[number];

const NONE: readonly Country[] = [];

export const loadCountries = async () => (await browserApi(auth.countryList, {})).data;

const useOwnCountry = () => useStartIfThere()?.account?.countryCode;

/**
 * The countries of phone numbers, fetched when the first number is typed. Empty while loading and after a failure: the
 * calling code is then typed with the number.
 */
export function useCountries(needed: boolean): { countries: readonly Country[]; failed: boolean } {
  const { data, error } = useQuery(needed ? loadCountries : null);
  const countries = data ?? NONE;
  const own = useOwnCountry();
  return {
    countries: useMemo(() => preferring(countries, own), [countries, own]),
    failed: error !== null && data === null,
  };
}

/**
 * Gives a number its country before it is sent. A form may be submitted while the countries still load: without the
 * calling code the number would be somebody else's.
 * @throws ApiError where the countries do not load
 */
export function useSettledNumber(): (value: EmailOrPhone) => Promise<EmailOrPhone> {
  const own = useOwnCountry();
  return async (value) => {
    if (!value.isPhone || value.country || value.international) return value;
    return withCountry(value, preferring(await loadCountries(), own));
  };
}

/** The country of the account is the selected one; without it, the one that the service suggests. */
function preferring(countries: readonly Country[], own: string | undefined): readonly Country[] {
  if (!countries.some(({ countryCode }) => countryCode === own)) return countries;
  return countries.map((each) => ({ ...each, selected: each.countryCode === own }));
}
