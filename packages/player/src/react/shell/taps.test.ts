import { expect, it } from 'vitest';
import { tapMeaning, zoneOf } from './taps.ts';

it.each([
  [10, 'left'],
  [150, 'middle'],
  [290, 'right'],
] as const)('finds x %d of 300 in the %s third', (x, zone) => {
  expect(zoneOf(x, 300)).toBe(zone);
});

it.each([
  [null, { at: 0, zone: 'left' }, 'controls'],
  [{ at: 0, zone: 'left' }, { at: 250, zone: 'left' }, 'back'],
  [{ at: 0, zone: 'right' }, { at: 250, zone: 'right' }, 'forward'],
  [{ at: 0, zone: 'right' }, { at: 400, zone: 'right' }, 'controls'],
  [{ at: 0, zone: 'left' }, { at: 250, zone: 'right' }, 'controls'],
  [{ at: 0, zone: 'middle' }, { at: 250, zone: 'middle' }, 'controls'],
] as const)('reads %o then %o as %s', (before, tap, meaning) => {
  expect(tapMeaning(before, tap)).toBe(meaning);
});
