import { expect, test } from 'vitest';
import { maskedMail, numberOf, takesReplies } from './thread.ts';

const NOW = Date.parse('2026-11-20T12:00:00Z');
const DAY = 24 * 3_600_000;
const before = (milliseconds: number) => new Date(NOW - milliseconds);

test('a solved ticket takes replies for 30 days, any other always', () => {
  const solved = (solved_at: Date | null) => takesReplies({ state: 'SOLVED', solved_at }, NOW);
  expect([solved(before(0)), solved(before(30 * DAY - 1)), solved(null)]).toEqual([
    true,
    true,
    true,
  ]);
  expect([solved(before(30 * DAY)), solved(before(99 * DAY))]).toEqual([false, false]);
  const open = (state: 'OPEN' | 'ANSWERED') =>
    takesReplies({ state, solved_at: before(99 * DAY) }, NOW);
  expect([open('OPEN'), open('ANSWERED')]).toEqual([true, true]);
});

test.each([
  ['T-100001', 100_001],
  [' t-100001 ', 100_001],
  ['T100001', 100_001],
  ['100001', null],
  ['T-', null],
  ['T-1x', null],
  ['T-1234567890123', null],
  ['leyla@kandil.test', null],
])('%j is the number %s', (typed, number) => expect(numberOf(typed)).toBe(number));

test.each([
  ['leyla@kandil.test', 'l•••@kandil.test'],
  ['@kandil.test', '•••'],
  ['nonsense', '•••'],
  ['', '•••'],
])('%j is masked as %j', (mail, masked) => expect(maskedMail(mail)).toBe(masked));
