const KINDS = [/\p{Ll}/u, /\p{Lu}/u, /\p{Lo}/u, /\p{N}/u, /[^\p{L}\p{N}]/u];
/** Runs that people type because they are near each other. */
const RUNS = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'password',
  'kandil',
];
const RUN_LENGTH = 4;

/** From 0, nothing typed, to 4, hard to guess. */
export type Strength = 0 | 1 | 2 | 3 | 4;

/**
 * How hard a password is to guess, roughly: by its length and kinds of characters, less what is guessed first.
 * Advice only; the rule is the least length (SPEC-D27).
 * @param known words of the person's own, such as name and e-mail
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

/** Characters that make guessing harder: repeats, runs and known words count once each. */
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
