import { auth, type Data } from '@kandil/contract';
import { useEffect, useState } from 'react';
import { browserApi } from '#app/data/client/api.ts';

export type Country = Data<typeof auth.countryList>[number];

const NONE: readonly Country[] = [];

/**
 * The countries of phone numbers, fetched when the first number is typed. Empty while loading and after a failure: the
 * calling code is then typed with the number.
 */
export function useCountries(wanted: boolean): readonly Country[] {
  const [countries, setCountries] = useState(NONE);
  useEffect(() => {
    if (!wanted) return;
    let gone = false;
    browserApi(auth.countryList, {}).then(
      ({ data }) => gone || setCountries(data),
      () => undefined,
    );
    return () => void (gone = true);
  }, [wanted]);
  return countries;
}
