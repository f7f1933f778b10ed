import { consonantsOf } from './consonants.ts';

/** In a shorter word, one wrong letter makes another word. */
const SHORTEST = 4;
const LONGEST = 24;

const spelled = (letters: string) => `=${letters}`;
const sounding = (letters: string) => `~${letters}`;

/**
 * The keys that find a word despite a typing error: the word, the word without each of its letters, and its consonants.
 * Two words that differ by one inserted, missing, wrong or swapped letter share a key of the first two kinds.
 */
export function keysOf(word: string): string[] {
  return [...spellings(word).map(spelled), ...consonantsOf(word).map(sounding)];
}

function spellings(word: string): string[] {
  const letters = [...word];
  if (letters.length < SHORTEST || letters.length > LONGEST) return [];
  return [...new Set([word, ...letters.map((_, at) => letters.toSpliced(at, 1).join(''))])];
}

/** A word of the catalogue that shares a key with the typed word. */
export interface Near {
  key: string;
  word: string;
}

/**
 * The words that the visitor may mean: those one typing error away, else those that sound the same.
 * @param typed folded
 * @param near words of the catalogue that share a key with `typed`
 */
export function meantBy(typed: string, near: readonly Near[]): string[] {
  const slips = near.filter(({ key, word }) => key.startsWith('=') && isOneSlip(typed, word));
  const meant = slips.length > 0 ? slips : near.filter(({ key }) => key.startsWith('~'));
  return [...new Set(meant.map(({ word }) => word))];
}

/** Whether two words differ by at most one inserted, missing or wrong letter, or by two swapped neighbours. */
export function isOneSlip(one: string, other: string): boolean {
  const [short, long] = [[...one], [...other]].sort((a, b) => a.length - b.length) as [
    string[],
    string[],
  ];
  if (long.length - short.length > 1) return false;
  const at = long.findIndex((letter, index) => letter !== short[index]);
  if (at < 0) return true;
  const rest = (letters: readonly string[], from: number) => letters.slice(from).join('');
  if (long.length > short.length) return rest(long, at + 1) === rest(short, at);
  const swapped = long[at] === short[at + 1] && long[at + 1] === short[at];
  return (
    rest(long, at + 1) === rest(short, at + 1) ||
    (swapped && rest(long, at + 2) === rest(short, at + 2))
  );
}
