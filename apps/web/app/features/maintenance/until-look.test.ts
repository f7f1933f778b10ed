import { expect, test } from 'vitest';
import { untilLook } from './until-look.ts';

const MINUTE = 60_000;
const UNTIL = '2026-12-01T22:00:00.000Z';
const at = (minutes: number) => untilLook(UNTIL, Date.parse(UNTIL) + minutes * MINUTE, 0);

test.each([
  ['at its end', -10, 10 * MINUTE + 1000],
  ['at most after a quarter of an hour: the clock may be behind', -600, 15 * MINUTE],
  ['every minute once it should be over: the clock may be ahead', 600, MINUTE],
])('the service is asked %s', (_, minutes, expected) => expect(at(minutes)).toBe(expected));

test('browsers do not all ask at once', () => {
  expect(untilLook(UNTIL, Date.parse(UNTIL), 1) - untilLook(UNTIL, Date.parse(UNTIL), 0)).toBe(
    20_000,
  );
});
