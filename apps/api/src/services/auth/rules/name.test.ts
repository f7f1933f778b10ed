import { expect, test } from 'vitest';
import { parseName } from './name.ts';

test.each([
  ['  Meryem   Aksoy ', 'Meryem Aksoy'],
  ['مریم\u200Cسادات', 'مریم\u200Cسادات'],
  ['Ayşe\nDemir', 'Ayşe Demir'],
  ['e\u0301', '\u00E9'],
  ['👩‍👧', '👩‍👧'],
  ['a\u202Eb', 'ab'],
  ['\u2066Leyla\u2069', 'Leyla'],
  ['Ley\u200Ela', 'Leyla'],
  ['ا'.repeat(64), 'ا'.repeat(64)],
])('%j is stored as %j', (text, name) => {
  expect(parseName(text)).toBe(name);
});

test.each(['', '   ', '\u200C', 'a\u0000b', 'a\u0007b', '\uD800', 'x'.repeat(65)])(
  '%j is invalid',
  (text) => {
    expect(parseName(text)).toBeNull();
  },
);
