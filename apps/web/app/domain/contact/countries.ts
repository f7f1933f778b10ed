import { folded } from '@kandil/ui/text/folded.ts';

interface NamedCountry {
  countryCode: string;
  countryName: string;
  countryPhoneCode: string;
}

/** The default country of calling codes that several countries share (ITU-T E.164). */
const DEFAULT_COUNTRY: Readonly<Record<string, string>> = {
  '+1': 'US',
  '+7': 'RU',
  '+39': 'IT',
  '+44': 'GB',
  '+47': 'NO',
  '+61': 'AU',
  '+212': 'MA',
  '+262': 'RE',
  '+290': 'SH',
  '+358': 'FI',
  '+590': 'GP',
  '+599': 'CW',
};

/**
 * The country whose calling code starts the number; undefined if there is none.
 * @param digits the number with its calling code, digits only
 */
export function countryOfNumber<
  C extends Pick<NamedCountry, 'countryCode' | 'countryPhoneCode'> & { selected: boolean },
>(countries: readonly C[], digits: string): C | undefined {
  const fitting = countries.filter(({ countryPhoneCode }) =>
    `+${digits}`.startsWith(countryPhoneCode),
  );
  return (
    fitting.find(({ selected }) => selected) ??
    fitting.find((each) => DEFAULT_COUNTRY[each.countryPhoneCode] === each.countryCode) ??
    fitting[0]
  );
}

/** International names of a country, independent of the list's language. */
const english = new Intl.DisplayNames('en', { type: 'region' });

/**
 * The countries that match the search text by name (in the list's language or English), code or calling code, in any
 * spelling and digits; matches at the start come first.
 */
export function matching<C extends NamedCountry>(countries: readonly C[], query: string): C[] {
  const requested = folded(query).trim().replace(/^\+/, '');
  if (requested === '') return [...countries];
  const found = countries.map((country) => ({ country, rank: rankOf(country, requested) }));
  return [0, 1].flatMap((requestedRank) =>
    found.filter(({ rank }) => rank === requestedRank).map(({ country }) => country),
  );
}

/** Rank of a match: 0 at the start of a name or code, 1 inside a name, 2 for no match. */
function rankOf(
  { countryName, countryCode, countryPhoneCode }: NamedCountry,
  requested: string,
): 0 | 1 | 2 {
  const names = [countryName, english.of(countryCode) ?? ''].map(folded);
  const words = [...names, folded(countryCode), countryPhoneCode.replace('+', '')];
  if (words.some((word) => word.startsWith(requested))) return 0;
  return names.some((name) => name.includes(requested)) ? 1 : 2;
}
