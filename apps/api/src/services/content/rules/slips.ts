// Words that differ by a few inserted, missing, wrong or swapped letters share a key.

/** In a shorter word, one wrong letter makes another word. */
const SHORTEST = 3;
const LONGEST = 24;
/** Words of this length may have two wrong letters: they are cut in three parts, one of which stays whole. */
const LONG = 9;
const PARTS = 3;
const MOST = 2;

const partKey = (length: number, part: number, letters: readonly string[]) =>
  `/${length}.${part}${letters.join('')}`;

/** Where each part of a word of this length starts and ends. */
function partsOf(length: number): [start: number, end: number][] {
  const at = (part: number) => Math.floor((part * length) / PARTS);
  return Array.from({ length: PARTS }, (_, part) => [at(part), at(part + 1)]);
}

/** The word, and the word without each of its letters. */
function shortened(letters: readonly string[]): string[] {
  const shorter = letters.map((_, at) => letters.toSpliced(at, 1).join(''));
  return [letters.join(''), ...shorter].map((each) => `=${each}`);
}

/** The keys of a word of the catalogue. */
export function slipKeysOf(word: string): string[] {
  const letters = [...word];
  if (letters.length < SHORTEST || letters.length > LONGEST) return [];
  if (letters.length < LONG) return [...new Set(shortened(letters))];
  return partsOf(letters.length).map(([start, end], part) =>
    partKey(letters.length, part, letters.slice(start, end)),
  );
}

/** Two slips seldom both add or both remove a letter: trying for that would triple the candidates. */
const SHIFTS = [-1, 0, 1];

/** The keys that a typed word may share with the word it stands for. */
export function slippedKeysOf(typed: string): string[] {
  const letters = [...typed];
  if (letters.length < SHORTEST || letters.length > LONGEST) return [];
  const keys = letters.length <= LONG ? shortened(letters) : [];
  for (const length of SHIFTS.map((shift) => letters.length + shift))
    if (length >= LONG) keys.push(...shiftedParts(letters, length));
  return [...new Set(keys)];
}

const shiftedParts = (letters: readonly string[], length: number): string[] =>
  partsOf(length).flatMap(([start, end], part) =>
    SHIFTS.map((shift) => letters.slice(Math.max(0, start + shift), end + shift))
      .filter((piece) => piece.length === end - start)
      .map((piece) => partKey(length, part, piece)),
  );

/** How many slips a typed word may have: two in a long word, else one. */
const allowed = (typed: string, word: string): number =>
  typed.length >= LONG && word.length >= LONG ? MOST : 1;

/** Slips between a typed word and a word that it may stand for; undefined if there are too many. */
export function slipsBetween(typed: string, word: string): number | undefined {
  if (Math.abs(typed.length - word.length) > 1) return undefined;
  const most = allowed(typed, word);
  const slips = distance([typed, 0], [word, 0], most);
  return slips <= most ? slips : undefined;
}

/** A word from one of its letters on. */
type Rest = readonly [word: string, from: number];

/**
 * Inserted, missing, wrong and swapped letters ("optimal string alignment"), or any number above `most`. Search compares
 * thousands of words with a typed one, and few slips are found faster by trying each than by a matrix.
 */
function distance([one, from]: Rest, [other, to]: Rest, most: number): number {
  let [at, by] = [from, to];
  while (at < one.length && one[at] === other[by]) [at, by] = [at + 1, by + 1];
  if (at >= one.length && by >= other.length) return 0;
  if (most === 0) return 1;
  const after = (letters: number, others: number) =>
    1 + distance([one, at + letters], [other, by + others], most - 1);
  const isSwapped = one[at] === other[by + 1] && one[at + 1] === other[by];
  return Math.min(after(1, 1), after(1, 0), after(0, 1), isSwapped ? after(2, 2) : Infinity);
}
