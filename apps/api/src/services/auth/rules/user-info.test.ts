import { expect, test } from 'vitest';
import { accountChange } from './user-info.ts';

const DAY = 24 * 3_600_000;
const account = { msisdn_verified_at: null, country_code: '', country_changed_at: null };
const unverified = { account, now: 40 * DAY, countryMatters: true };
const verified = { ...unverified, account: { ...account, msisdn_verified_at: new Date() } };

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

test('where titles depend on it, a member moves to another country once in 30 days', () => {
  const moveOf = (changedDay: number | null, countryMatters = true) => {
    const moved = {
      ...account,
      country_code: 'DE',
      country_changed_at: changedDay === null ? null : new Date(changedDay * DAY),
    };
    return () =>
      accountChange({ account: moved, now: 40 * DAY, countryMatters }, { countryCode: 'tr' });
  };
  const now = { country_code: 'TR', country_changed_at: new Date(40 * DAY) };
  expect(moveOf(null)()).toEqual(now);
  expect(moveOf(10)()).toEqual(now);
  expect(moveOf(39, false)()).toEqual(now);
  expect(moveOf(11)).toThrow('COUNTRY_LIMIT');
  // The one that sign-up did not find out, and the same one again, are no move.
  expect(accountChange(unverified, { countryCode: 'TR' })).toEqual({ country_code: 'TR' });
});

test.each([{ fullName: ' ' }, { countryCode: 'TUR' }, { countryCode: 'T1' }, { countryCode: '' }])(
  '%j is refused',
  (input) => {
    expect(() => accountChange(unverified, input)).toThrow('INVALID_INPUT');
  },
);
