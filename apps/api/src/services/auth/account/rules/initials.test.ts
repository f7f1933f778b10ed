import { expect, test } from 'vitest';
import { initialsOf } from './initials.ts';

test.each([
  ['Meryem Aksoy', 'tr', 'MA'],
  ['ibrahim', 'tr', 'İ'],
  ['ibrahim', 'en', 'I'],
  ['Umar ibn al-Khattab', 'en', 'UA'],
  ['يوسف عبد الرحمن', 'ar', 'ي\u200Cا'],
  ['रवि शर्मा', 'hi', 'रश'],
  ['👨‍👩‍👧 Demir', 'en', '👨‍👩‍👧D'],
])('%s in %s has the initials %s', (name, language, initials) => {
  expect(initialsOf(name, language)).toBe(initials);
});
