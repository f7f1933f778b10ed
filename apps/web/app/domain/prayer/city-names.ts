import type { LanguageCode } from '@kandil/i18n';
import { countryName } from '@kandil/i18n/formats';
import { CITIES, type City } from './cities.ts';

/** Names of cities by id; a city without one has its English name. */
export type CityNames = Readonly<Record<string, string>>;

const LOADERS = import.meta.glob<{ names: CityNames }>('./texts/*/cities.ts');

/** Each language is a module, which only the list of cities loads. English is in the list itself. */
const loads = new Map<string, () => Promise<CityNames>>();

/** How the names of a language are loaded: the same function for the same language. */
export function cityNamesIn(language: LanguageCode): () => Promise<CityNames> {
  const load = loads.get(language) ?? (() => namesOf(LOADERS[`./texts/${language}/cities.ts`]));
  loads.set(language, load);
  return load;
}

const namesOf = async (load: (() => Promise<{ names: CityNames }>) | undefined) =>
  load ? (await load()).names : {};

export const cityName = ({ id, english }: City, names: CityNames): string => names[id] ?? english;

/** The list by country, both in the words and the sort order of a language. */
export function citiesByCountry(
  language: LanguageCode,
  names: CityNames,
): { country: string; cities: City[] }[] {
  const { compare } = new Intl.Collator(language);
  return [...Map.groupBy(CITIES, ({ country }) => country)]
    .map(([code, cities]) => ({
      country: countryName(code, language),
      cities: cities.toSorted((a, b) => compare(cityName(a, names), cityName(b, names))),
    }))
    .sort((a, b) => compare(a.country, b.country));
}
