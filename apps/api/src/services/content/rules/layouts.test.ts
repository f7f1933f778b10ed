import { describe, expect, test } from 'vitest';
import { otherLayouts } from './layouts.ts';

describe('a word typed while the keyboard had another layout', () => {
  test.each([
    ['Russian', 'ghbdtn', 'привет'],
    ['Arabic', 'lpl]', 'محمد'],
    ['Arabic, with two letters on one key', 'sbl', 'سلام'],
    ['Arabic, with Shift', 'Hpl]', 'أحمد'],
    ['Persian', ';jhf', 'کتاب'],
    ['Persian, with Shift', 'HC', 'آژ'],
    ['Urdu', 'ktab', 'کتاب'],
    ['Urdu, with Shift', 'lRka', 'لڑکا'],
  ])('%s: %s is read as %s, and the other way', (_layout, keys, word) => {
    expect(otherLayouts(keys)).toContain(word);
    expect(otherLayouts(word)).toContain(keys);
  });

  test('a capital without a separate letter counts as small', () => {
    expect(otherLayouts('GHBDTN')).toContain('привет');
  });

  test('letters that no layout has stay', () => {
    expect(otherLayouts('ghbdtn 2')).toContain('привет 2');
    expect(otherLayouts('24')).toEqual([]);
  });
});
