import { expect, test } from 'vitest';
import { CARD_RULES } from './card-rules.ts';

const letters = (count: number) => 'a'.repeat(count);

test.each([
  ['name', 60, 1],
  ['surname', 60, 1],
  ['city', 60, 1],
  ['address', 200, 5],
] as const)('%s has at most %i letters, and at least %i', (field, most, least) => {
  const rule = CARD_RULES[field];
  expect(rule('')).toBe('field.required');
  expect(rule('   ')).toBe('field.required');
  expect(rule(letters(least))).toBeNull();
  expect(rule(letters(most))).toBeNull();
  expect(rule(letters(most + 1))).toBe('field.tooLong');
});

test('an address of fewer than five letters is too short', () => {
  expect(CARD_RULES.address(letters(4))).toBe('field.tooShort');
});

test('a postal code is optional, with at most twelve letters', () => {
  const rule = CARD_RULES.zipCode;
  expect(rule('')).toBeNull();
  expect(rule(` ${letters(12)} `)).toBeNull();
  expect(rule(letters(13))).toBe('field.tooLong');
});

test('an identity number has eleven digits, the first of them not zero', () => {
  const rule = CARD_RULES.identityNumber;
  expect(rule('')).toBe('field.required');
  expect(rule('11111111111')).toBeNull();
  expect(rule('١٢٣٤٥٦٧٨٩٠١')).toBeNull();
  for (const wrong of ['01234567890', '1234567890', '123456789012'])
    expect(rule(wrong)).toBe('payment.card.identityInvalid');
});
