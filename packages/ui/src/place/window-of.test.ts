import { expect, test } from 'vitest';
import { windowOf } from './window-of.ts';

const written = (...args: Parameters<typeof windowOf>) =>
  windowOf(...args)
    .map((slot) => ('index' in slot ? slot.index : `(${slot.skipped})`))
    .join(' ');

test('shows the items in view and gaps for the others', () => {
  expect(written(3, 6, 500, null)).toBe('(3) 3 4 5 (494)');
  expect(written(-4, 2, 500, null)).toBe('0 1 (498)');
  expect(written(497, 520, 500, null)).toBe('(497) 497 498 499');
  expect(written(0, 12, 3, null)).toBe('0 1 2');
  expect(written(0, 12, 0, null)).toBe('');
});

test('keeps the focused item', () => {
  expect(written(3, 5, 10, 0)).toBe('0 (2) 3 4 (5)');
  expect(written(3, 5, 10, 8)).toBe('(3) 3 4 (3) 8 (1)');
  expect(written(3, 5, 10, 4)).toBe('(3) 3 4 (5)');
  expect(written(3, 5, 10, 12)).toBe('(3) 3 4 (5)');
});

test('shows as many items as fit in a list of any length, and accounts for all', () => {
  for (let from = -20; from < 500; from += 7) {
    const slots = windowOf(from, from + 17, 480, 100);
    expect(slots.filter((slot) => 'index' in slot).length).toBeLessThanOrEqual(18);
    expect(slots.reduce((sum, slot) => sum + ('index' in slot ? 1 : slot.skipped), 0)).toBe(480);
  }
});
