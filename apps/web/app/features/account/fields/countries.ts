import { toAsciiDigits } from '../../../forms/digits.ts';

interface Named {
  countryCode: string;
  countryName: string;
  countryPhoneCode: string;
}

const REGIONAL_A = 0x1f1e6;
const A = 'A'.charCodeAt(0);

/** The flag of a country as the two letters that every system draws as one; `TR` is 🇹🇷. */
export function flagOf(countryCode: string): string {
  if (!/^[A-Z]{2}$/.test(countryCode)) return '';
  return String.fromCodePoint(
    ...[...countryCode].map((letter) => REGIONAL_A + letter.charCodeAt(0) - A),
  );
}

/** The countries whose name, code or calling code has what was typed; those that begin with it come first. */
export function matching<C extends Named>(countries: readonly C[], query: string): C[] {
  const wanted = toAsciiDigits(query).trim().replace(/^\+/, '').toLocaleLowerCase();
  if (wanted === '') return [...countries];
  const wordsOf = (country: C) =>
    [country.countryName, country.countryCode, country.countryPhoneCode.replace('+', '')].map(
      (word) => word.toLocaleLowerCase(),
    );
  const begins = (country: C) => wordsOf(country).some((word) => word.startsWith(wanted));
  const fitting = countries.filter((country) =>
    wordsOf(country).some((word) => word.includes(wanted)),
  );
  return [...fitting.filter(begins), ...fitting.filter((country) => !begins(country))];
}
