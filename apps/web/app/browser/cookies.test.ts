import { describe, expect, test } from 'vitest';
import { cookieLine, parseCookies } from './cookies.ts';

describe('cookies', () => {
  test('are read from a header', () => {
    const cookies = parseCookies('a=1; b=%C3%BC; c=x=y; a=2; d; =e; f=%zz');
    expect([...cookies]).toEqual([
      ['a', '1'],
      ['b', 'ü'],
      ['c', 'x=y'],
      ['f', '%zz'],
    ]);
    expect(parseCookies(null).size).toBe(0);
  });

  test('are for the whole site, and live as long as asked', () => {
    expect(cookieLine('a', 'ü;', { secure: true })).toBe(
      'a=%C3%BC%3B; Path=/; SameSite=Lax; Secure',
    );
    expect(cookieLine('a', '1', { days: 365, secure: false })).toBe(
      'a=1; Path=/; SameSite=Lax; Max-Age=31536000',
    );
    expect(cookieLine('a', '', { days: 0, secure: false })).toContain('Max-Age=0');
  });
});
