import { describe, expect, test } from 'vitest';
import { isQuiet, quietTime } from './still-written.ts';

test.each([
  [0, 10_000],
  [1e9, 15_000],
  [4.5e9, 32_500],
  [10e9, 60_000],
  [80e9, 60_000],
])('a film of %d bytes is left alone for %d ms', (bytes, milliseconds) => {
  expect(quietTime(bytes)).toBe(milliseconds);
});

describe('a film of 1 GB is complete', () => {
  const now = Date.parse('2026-11-28T12:00:00Z');
  const seconds = (count: number) => now - count * 1000;

  test.each([
    ['if its time is 15 s ago', 15, 0, true],
    ['if it was first seen like this 15 s ago', 0, 15, true],
    ['however far its time is in the future', -3600, 15, true],
    ['not before 15 s', 14.999, 14.999, false],
    ['not because its time is in the future', -3600, 0, false],
  ])('%s', (_what, written, since, isComplete) => {
    const file = { name: 'nur.mkv', mark: '1', size: 1e9, written: seconds(written) };
    expect(isQuiet(file, { since: seconds(since), now })).toBe(isComplete);
  });

  test('after the time that the watch is given', () => {
    const file = { name: 'nur.mkv', mark: '1', size: 1e9, written: seconds(1) };
    const quiet = () => 1000;
    expect(isQuiet(file, { since: now, now, quiet })).toBe(true);
    expect(isQuiet(file, { since: now, now: now - 1, quiet })).toBe(false);
  });
});
