import { describe, expect, test } from 'vitest';
import {
  type OneTimeRow,
  codeOf,
  hashOf,
  isCodeOf,
  linkHashOf,
  linkTokenOf,
  storedLinkTokenOf,
  whyNoCode,
} from './one-time.ts';

const row: OneTimeRow = {
  id: '0b7f7a52-43c5-4ac1-9a3e-1f3a9a1c2d10',
  account_id: 'd3a00000-0000-4000-8000-000000000001',
  purpose: 'CONFIRM',
  destination: 'member@kandil.test',
};

const KEY = ['key'] as const;

describe('codes', () => {
  test('a code has six digits, leading zeros included', () => {
    const codes = Array.from({ length: 500 }, (_, index) =>
      codeOf(KEY, { ...row, id: String(index) }, 6),
    );
    expect(codes.every((code) => /^\d{6}$/.test(code))).toBe(true);
    expect(codes.some((code) => code.startsWith('0'))).toBe(true);
    expect(new Set(codes).size).toBeGreaterThan(495);
  });

  test.each([
    ['another key', 'other', row],
    ['another row', 'key', { ...row, id: '1' }],
    ['another account', 'key', { ...row, account_id: '2' }],
    ['another purpose', 'key', { ...row, purpose: 'RESET' }],
    ['another destination', 'key', { ...row, destination: 'x@kandil.test' }],
  ])('%s has another code and another link', (_name, key, other) => {
    expect(codeOf([key], other, 6)).not.toBe(codeOf(KEY, row, 6));
    expect(linkTokenOf([key], other)).not.toBe(linkTokenOf(KEY, row));
  });

  test('a link token has 256 bits and six check characters', () => {
    const token = linkTokenOf(KEY, row);
    expect(Buffer.from(token.slice(0, -6), 'base64url')).toHaveLength(32);
    expect(linkHashOf(token)).toEqual(hashOf(token));
  });

  test('a link token that was cut, changed or extended anywhere is damaged', () => {
    const token = linkTokenOf(KEY, row);
    const other = (character: string) => (character === 'a' ? 'b' : 'a');
    const damaged = [...token].flatMap((character, at) => [
      token.slice(0, at),
      token.slice(at + 1),
      token.slice(0, at) + other(character) + token.slice(at + 1),
      `${token.slice(0, at)}=${token.slice(at)}`,
    ]);
    for (const each of [...damaged, `${token}.`, token.toLowerCase()])
      expect(() => linkHashOf(each), each).toThrow('LINK_DAMAGED');
  });
});

test.each([
  ['used up', { tries: 5, expires_at: new Date(1001) }, 'CODE_USED_UP'],
  ['used up and expired', { tries: 5, expires_at: new Date(1000) }, 'CODE_EXPIRED'],
  ['expired', { tries: 0, expires_at: new Date(1000) }, 'CODE_EXPIRED'],
  ['never there', undefined, 'CODE_EXPIRED'],
])('a code that was %s', (_name, code, reason) => {
  expect(whyNoCode(code, 1000)).toBe(reason);
});

describe('after a rotation of the key', () => {
  const OLD = ['old'] as const;
  const ROTATED = ['new', 'old'] as const;

  test('a code of the predecessor is right, of a stranger wrong, whatever its length', () => {
    const entered = codeOf(OLD, row, 6);
    expect(isCodeOf(ROTATED, row, { length: 6, entered })).toBe(true);
    expect(isCodeOf(['new'], row, { length: 6, entered })).toBe(false);
    // One digit would be right for one person in ten.
    const short = codeOf(OLD, row, 1);
    expect(isCodeOf(ROTATED, row, { length: 6, entered: short })).toBe(false);
  });

  test('a stored link is mailed as it was made, not by the new key', () => {
    const token = linkTokenOf(OLD, row);
    expect(storedLinkTokenOf(ROTATED, row, hashOf(token))).toBe(token);
    expect(() => storedLinkTokenOf(['new'], row, hashOf(token))).toThrow('no longer accepted');
  });
});
