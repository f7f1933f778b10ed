const KINDS = [/\p{Ll}/u, /\p{Lu}/u, /\p{Lo}/u, /\p{N}/u, /[^\p{L}\p{N}]/u];
/** Keyboard and number sequences. */
const RUNS = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'password',
];
const RUN_LENGTH = 4;

/** From 0 (empty) to 4 (hard to guess). */
export type Strength = 0 | 1 | 2 | 3 | 4;

/**
 * Estimates how hard a password is to guess, by its length and character classes, minus common patterns. Advice only;
 * the rule is the minimum length (SPEC-D27).
 * @param known words from the account, such as name and e-mail
 */
export function passwordStrength(password: string, known: readonly string[] = []): Strength {
  const length = lengthThatCounts(password.toLowerCase(), known);
  if (password === '') return 0;
  const kinds = KINDS.filter((kind) => kind.test(password)).length;
  const points = length + 2 * (kinds - 1);
  if (points >= 16 && kinds > 1) return 4;
  if (points >= 12) return 3;
  return points >= 8 ? 2 : 1;
}

/** Counts the characters that add strength: repeats, sequences and known words count once each. */
function lengthThatCounts(password: string, known: readonly string[]): number {
  const words = known
    .flatMap((text) => text.toLowerCase().split(/[\s@.]+/))
    .filter((word) => word.length >= RUN_LENGTH);
  const parts = [...RUNS.flatMap(runsOf), ...words].sort((a, b) => b.length - a.length);
  const shortened = parts.reduce((text, part) => text.replaceAll(part, '*'), password);
  return [...shortened.replace(/(.)\1+/gu, '$1')].length;
}

function runsOf(run: string): string[] {
  const pieces: string[] = [];
  for (let length = run.length; length >= RUN_LENGTH; length--) {
    for (let at = 0; at + length <= run.length; at++) pieces.push(run.slice(at, at + length));
  }
  return pieces;
}
