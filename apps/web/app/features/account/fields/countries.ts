import { folded } from '#app/ui/text/folded.ts';

interface Named {
  countryCode: string;
  countryName: string;
  countryPhoneCode: string;
}

/** The country that is meant by a calling code which several share (ITU-T E.164); all others stand alone. */
const MEANT: Readonly<Record<string, string>> = {
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
 * The country whose calling code a number begins with; undefined while it is none's.
 * @param digits the number with its calling code, digits alone
 */
export function countryOfNumber<
  C extends Pick<Named, 'countryCode' | 'countryPhoneCode'> & { selected: boolean },
>(countries: readonly C[], digits: string): C | undefined {
  const fitting = countries.filter(({ countryPhoneCode }) =>
    `+${digits}`.startsWith(countryPhoneCode),
  );
  return (
    fitting.find(({ selected }) => selected) ??
    fitting.find((each) => MEANT[each.countryPhoneCode] === each.countryCode) ??
    fitting[0]
  );
}

/** Names by which a country is known everywhere, whatever the list's language. */
const english = new Intl.DisplayNames('en', { type: 'region' });

/**
 * The countries whose name, in the list's language or in English, code or calling code has what was typed, in
 * whatever letters and digits; those that begin with it come first.
 */
export function matching<C extends Named>(countries: readonly C[], query: string): C[] {
  const wanted = folded(query).trim().replace(/^\+/, '');
  if (wanted === '') return [...countries];
  const found = countries.map((country) => ({ country, rank: rankOf(country, wanted) }));
  return [0, 1].flatMap((wantedRank) =>
    found.filter(({ rank }) => rank === wantedRank).map(({ country }) => country),
  );
}

/** 0 for a country of which something begins with the words, 1 for one that has them inside a name, 2 for others. */
function rankOf({ countryName, countryCode, countryPhoneCode }: Named, wanted: string): 0 | 1 | 2 {
  const names = [countryName, english.of(countryCode) ?? ''].map(folded);
  const words = [...names, folded(countryCode), countryPhoneCode.replace('+', '')];
  if (words.some((word) => word.startsWith(wanted))) return 0;
  return names.some((name) => name.includes(wanted)) ? 1 : 2;
}
