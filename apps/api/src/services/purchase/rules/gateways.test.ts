import { expect, test } from 'vitest';
import { can, isOffered, mayUseCard, usable } from './gateways.ts';

test.each([
  ['PAYPAL', [true, true, true]],
  ['IYZICO', [false, true, false]],
  ['OPERATOR', [false, false, false]],
] as const)('what %s carries out', (gateway, abilities) => {
  expect(
    (['PAID_INTRO', 'FREE_DAYS', 'START_LATER'] as const).map((ability) => can(gateway, ability)),
  ).toEqual(abilities);
});

test.each([
  ['TR', true],
  ['DE', false],
  ['GB', false],
  ['*', false],
  [null, false],
])('card payment without 3-D Secure in %s', (country, expected) => {
  expect(mayUseCard(country)).toBe(expected);
});

test.each([
  ['PAYPAL', null, null, true],
  ['PAYPAL', null, 'DE', true],
  ['PAYPAL', ['TR'], 'TR', true],
  ['PAYPAL', ['TR'], 'DE', false],
  ['PAYPAL', ['TR'], null, false],
  ['IYZICO', null, 'TR', true],
  ['IYZICO', null, null, false],
  ['IYZICO', ['DE'], 'DE', false],
] as const)('%s, offered in %j, for a visitor in %s', (code, countries, country, expected) => {
  expect(isOffered({ code, countries }, country)).toBe(expected);
});

test('only the gateways of this installation can be used, cards in their countries', () => {
  const paypal = { code: 'PAYPAL' as const, countries: null };
  const iyzico = { code: 'IYZICO' as const, countries: null };
  const gateways = [paypal, iyzico];
  const usableWith = (rows: Parameters<typeof usable>[0], ...codes: ('PAYPAL' | 'IYZICO')[]) =>
    usable(rows, { gateways: new Set(codes), cardCountries: ['TR', 'AZ'], isOpen: () => true });
  expect(usable(gateways, null)).toEqual(gateways);
  const closed = { gateways: new Set(['PAYPAL' as const]), cardCountries: [], isOpen: () => false };
  expect(usable(gateways, closed)).toEqual([]);
  expect(usableWith(gateways, 'PAYPAL')).toEqual([paypal]);
  expect(usableWith(gateways, 'PAYPAL', 'IYZICO')).toEqual([
    paypal,
    { code: 'IYZICO', countries: ['TR', 'AZ'] },
  ]);
  expect(usableWith([{ ...iyzico, countries: ['AZ', 'US'] }], 'IYZICO')).toEqual([
    { code: 'IYZICO', countries: ['AZ'] },
  ]);
});
