import { expect, test } from 'vitest';
import type * as z from 'zod/mini';
import * as field from './fields.ts';

const letters = (count: number) => 'a'.repeat(count);
const digits = (count: number) => '1'.repeat(count);

const BOUNDS: [name: string, schema: z.ZodMiniType, taken: unknown[], refused: unknown[]][] = [
  ['text', field.text(5), ['', letters(5)], [letters(6), 'a\0', '\uD83D']],
  ['text with a minimum', field.text(5, 2), ['aa', letters(5)], ['a', letters(6)]],
  ['an id', field.id(), [1, '1', 2_147_483_647], [0, 1.5, 2_147_483_648, 'a']],
  ['a code', field.code(), ['a', '1a', letters(80)], ['', '11', 'a-', 'A', letters(81)]],
  ['a token', field.token(), [letters(16), letters(512)], [letters(15), letters(513)]],
  ['a token of a link', field.linkToken(), ['', letters(512)], [letters(513)]],
  ['an e-mail address', field.email(), ['a@b', letters(254)], ['ab', letters(255)]],
  ['a phone number', field.msisdn(), [digits(7), digits(15)], [digits(6), digits(16)]],
  ['a password', field.password(), [letters(4), letters(128)], [letters(3), letters(129)]],
  ['a one-time code', field.otp(), ['0000', digits(8)], ['000', digits(9), 'abcd']],
  ['a captcha', field.captcha(), [undefined, letters(8192)], [letters(8193)]],
  ['a language', field.languageCode(), ['ar'], ['a', 'ara', 'AR']],
  ['an offset', field.page(20).offset, [0, '0', 10_000], [-1, 10_001, 1.5]],
  ['a limit', field.page(20).limit, [1, '1', 1_000_000], [0, 1.5]],
];

test.each(BOUNDS)('%s has its bounds', (_name, schema, taken, refused) => {
  for (const value of taken)
    expect([value, schema.safeParse(value).success]).toEqual([value, true]);
  for (const value of refused)
    expect([value, schema.safeParse(value).success]).toEqual([value, false]);
});

test('a page begins at the first row, with as many rows as the call has, and 50 at most', () => {
  const { offset, limit } = field.page(20);
  expect([offset.parse(undefined), limit.parse(undefined)]).toEqual([0, 20]);
  expect([50, 51].map((rows) => limit.parse(rows))).toEqual([50, 50]);
});

test('an optional page is all rows', () => {
  const { offset, limit } = field.optionalPage();
  expect([offset.parse(undefined), limit.parse(undefined)]).toEqual([undefined, undefined]);
});
