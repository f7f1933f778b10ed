import { expect, it } from 'vitest';
import { wordFaults } from './words.ts';

it.each([
  ['kept', '/** Bodies are kept for ten seconds. */', 'cached, stored, retained or saved'],
  ['Kept', 'const isKept = true;', 'cached, stored, retained or saved'],
  ['kept', 'const keptRows = [];', 'cached, stored, retained or saved'],
  ['KEPT', 'const KEPT_DAYS = 30;', 'cached, stored, retained or saved'],
  ['unkept', 'const unkept = {};', 'cached, stored, retained or saved'],
  ['told', '  told_refunded: number;', 'reported'],
  ['untold', 'export function untoldWithdrawals() {}', 'reported'],
  ['Told', "test('Told once', () => {});", 'reported'],
  ['wanted', 'const wanted = await offered(visitor);', 'requested'],
  ['Wanted', 'await refundWanted(world);', 'requested'],
  ['type Letter', 'type Letter = Args<typeof mailStatement>;', 'mail'],
  ['letterOf', 'const mail = letterOf(statement);', 'mail'],
  ['sendLetters', 'await sendLetters(owner);', 'mail'],
  ['sends a letter', '// The job sends a letter to the owner.', 'mail'],
  ['interface Settled', 'interface Settled {', 'a noun'],
  ['type PlayerReported', 'import { type PlayerReported } from "./a.ts";', 'a noun'],
  ['class NotTaken', 'export class NotTaken extends Error {}', 'a noun'],
])("'%s' is refused in: %s", (words, line, instead) => {
  const faults = wordFaults('a.ts', `const first = 1;\n${line}`);
  expect(faults).toEqual([expect.stringContaining(`a.ts:2 says '${words}': say ${instead}`)]);
});

it.each([
  ['the key of a text', "subject: 'deletion.kept.subject',"],
  ['the name of a stored job', "defineJob('auth.forget-kept', input);"],
  ['a letter of an alphabet', 'const letters = [...word].map((letter) => letter.toLowerCase());'],
  ['a job that failed for good', "const DEAD_LETTER = 'dead-letter';"],
  ['a noun that ends in ed', 'interface CatalogueFeed {'],
  ['another word', '// We keep, tell and want; a want ad foretold.'],
])('%s may stay', (_what, line) => {
  expect(wordFaults('a.ts', line)).toEqual([]);
});
