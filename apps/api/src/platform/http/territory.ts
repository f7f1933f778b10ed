import {
  ONE_TERRITORY,
  type Territories,
  type Territory,
  territoryOf,
} from '@kandil/contract/territory';

/** As this process knows them; they are read with each new version of the catalogue. */
let territories: Territories = ONE_TERRITORY;

/** Sets the territories of the catalogue. @returns whether they are other ones */
export function setTerritories(next: Territories): boolean {
  const isNew = JSON.stringify(next) !== JSON.stringify(territories);
  if (isNew) territories = next;
  return isNew;
}

/** Whether anything is shown in some countries alone. */
export const hasTerritories = (): boolean => Object.keys(territories.byCountry).length > 0;

/** The territory of a country. @param country ISO 3166-1 alpha-2; null: unknown */
export const territoryIn = (country: string | null): Territory => territoryOf(territories, country);

/** What a proxy says of a visitor's country: two letters. Cloudflare's T1 (Tor) and XX are none. */
const COUNTRY = /^(?!XX)[A-Z]{2}$/;

/** Sent with the key of the services by a process that renders pages: the territory of the visitor. */
export const TERRITORY_HEADER = 'x-territory';

/**
 * The country that a trusted proxy found out (SPEC-D59); null if it did not.
 * @param value of the header that `COUNTRY_HEADER` names
 */
export const countryOf = (value: string | string[] | undefined): string | null => {
  const country = typeof value === 'string' ? value.trim().toUpperCase() : '';
  return COUNTRY.test(country) ? country : null;
};
