import { expect, test } from 'vitest';
import { codeDigits, toAsciiDigits } from './digits.ts';

test('Arabic-Indic and Persian digits become 0-9, other characters stay', () => {
  expect(toAsciiDigits('٠١٢٣٤٥٦٧٨٩')).toBe('0123456789');
  expect(toAsciiDigits('۰۱۲۳۴۵۶۷۸۹')).toBe('0123456789');
  expect(toAsciiDigits('a١ ۲ 3')).toBe('a1 2 3');
});

test("a pasted code keeps its digits and leading zeros, up to the field's length", () => {
  expect(codeDigits('Your code: 012 345.', 6)).toBe('012345');
  expect(codeDigits('۰۱٢٣۴۵۶', 6)).toBe('012345');
  expect(codeDigits('abc', 6)).toBe('');
});
