// In which countries titles and channels are shown (SPEC-D59). A country is an ISO 3166-1 alpha-2 code; null: unknown.

/** Shown in these countries alone, or in all but these. */
export type CountryRule = { only: string[] } | { except: string[] };

/** Territories of a catalogue at most: each has its own pages in the caches. */
export const MOST_TERRITORIES = 8;

/** Whether something may be shown in a country. One that is unknown sees only what has no rule. */
export function isShownIn(rule: CountryRule | null, country: string | null): boolean {
  if (rule === null) return true;
  if (country === null) return false;
  return 'only' in rule ? rule.only.includes(country) : !rule.except.includes(country);
}

/**
 * Countries that see the same: a number from 0 to `MOST_TERRITORIES` - 1. Caches and pages know the territory, never the
 * country.
 */
export type Territory = number;

/** Of visitors whose country is unknown, and of everybody if nothing has a rule. */
export const UNKNOWN_TERRITORY: Territory = 0;

/** The territories of a catalogue. */
export interface Territories {
  /** Of the countries that rules name. */
  byCountry: Readonly<Record<string, Territory>>;
  /** Of the others. */
  others: Territory;
}

/** A catalogue in which nothing has a rule. */
export const ONE_TERRITORY: Territories = { byCountry: {}, others: UNKNOWN_TERRITORY };

export const territoryOf = (
  { byCountry, others }: Territories,
  country: string | null,
): Territory => (country ? (byCountry[country] ?? others) : UNKNOWN_TERRITORY);

/** How many territories there are. */
export const territoryCount = ({ byCountry, others }: Territories): number =>
  Math.max(UNKNOWN_TERRITORY, others, ...Object.values(byCountry)) + 1;

/** Groups countries by what they see. The same rules in any order give the same territories. */
export function territoriesOf(rules: readonly (CountryRule | null)[]): Territories {
  const different = [...new Map(rules.map((rule) => [JSON.stringify(rule), rule])).values()];
  const named = different.flatMap((rule) =>
    rule === null ? [] : 'only' in rule ? rule.only : rule.except,
  );
  const known = new Map<string, Territory>();
  const numberFor = (country: string | null) => {
    const seen = different.map((rule) => Number(isShownIn(rule, country))).join('');
    const number = known.get(seen) ?? known.size;
    known.set(seen, number);
    return number;
  };
  numberFor(null);
  // No rule names a country without letters.
  const others = numberFor('');
  const sorted = [...new Set(named)].sort((a, b) => (a < b ? -1 : 1));
  return { others, byCountry: Object.fromEntries(sorted.map((code) => [code, numberFor(code)])) };
}

/** The territories that see something, as bits: territory n is `1 << n`. Without a rule all bits are set. */
export function territoryBits(rule: CountryRule | null, territories: Territories): number {
  if (rule === null) return -1;
  const { byCountry, others } = territories;
  const countries: [string, Territory][] = [...Object.entries(byCountry), ['', others]];
  return countries
    .filter(([country]) => isShownIn(rule, country))
    .reduce((bits, [, territory]) => bits | (1 << territory), 0);
}
