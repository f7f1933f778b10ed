import { expect, test } from 'vitest';
import { accountChange } from './user-info.ts';

const unverified = { msisdn_verified_at: null };
const verified = { msisdn_verified_at: new Date() };

test('only what was sent is changed', () => {
  expect(accountChange(unverified, {})).toEqual({});
  expect(accountChange(unverified, { fullName: ' Leyla ', countryCode: 'tr' })).toEqual({
    full_name: 'Leyla',
    country_code: 'TR',
  });
});

test('a number that was only typed never replaces a verified one', () => {
  expect(accountChange(unverified, { msisdn: '905321234567' })).toEqual({ msisdn: '905321234567' });
  expect(accountChange(verified, { msisdn: '905321234567' })).toEqual({});
});

test.each([{ fullName: ' ' }, { countryCode: 'TUR' }, { countryCode: 'T1' }, { countryCode: '' }])(
  '%j is refused',
  (input) => {
    expect(() => accountChange(unverified, input)).toThrow('INVALID_INPUT');
  },
);
