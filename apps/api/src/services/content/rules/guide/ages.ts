/** What a rating that nobody can read counts as: it is not for children. */
export const UNREADABLE_AGE = 18;

/** Ratings without a number (TV Parental Guidelines, MPA, BBFC). */
const LETTERS: Readonly<Record<string, number>> = {
  'TV-Y': 0,
  'TV-G': 0,
  'TV-PG': 10,
  'TV-MA': 17,
  G: 0,
  U: 0,
  PG: 10,
  R: 17,
  ALL: 0,
};

/**
 * The age in years of a rating such as `12`, `7+`, `FSK 16`, `TV-14`, `PG-13` or `TV-PG`; UNREADABLE_AGE for any other
 * text.
 */
export function ageOfRating(value: string): number {
  const text = value.trim().toUpperCase();
  const known = LETTERS[text];
  if (known !== undefined) return known;
  const [, digits] = /^\D*(\d{1,2})\D*$/.exec(text) ?? [];
  const age = digits === undefined ? UNREADABLE_AGE : Number(digits);
  return Math.min(age, UNREADABLE_AGE);
}
