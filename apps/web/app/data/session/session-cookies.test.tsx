import { afterEach, expect, test, vi } from 'vitest';
import { COOKIES, readCookie } from '#app/browser/cookies.ts';
import { forgetTokens, isPersistent, keepTokens } from './session.ts';

afterEach(forgetTokens);

const TOKENS = { accessToken: 'access', refreshToken: null, expiresIn: 900 };

/** The cookies as they were set. */
function written(persistent: boolean): Map<string, string> {
  const lines: string[] = [];
  vi.spyOn(Document.prototype, 'cookie', 'set').mockImplementation((line) => lines.push(line));
  keepTokens(TOKENS, persistent);
  vi.restoreAllMocks();
  return new Map(lines.map((line) => [line.slice(0, line.indexOf('=')), line]));
}

test(
  'with remember-me, token and expiry are stored for 365 days',
  { tags: ['LOGIN-10', 'CONST-04', 'CONST-06'] },
  () => {
    const lines = written(true);
    expect(lines.get(COOKIES.token)).toContain('; Max-Age=31536000');
    expect(lines.get(COOKIES.tokenExpiry)).toContain('; Max-Age=31536000');
  },
);

test('without it they end with the browser', { tags: ['LOGIN-12'] }, () => {
  for (const line of written(false).values()) expect(line).not.toMatch(/Max-Age|Expires/i);
});

test('how long a session is to last is known to the refresh that follows', () => {
  keepTokens(TOKENS, true);
  expect(isPersistent()).toBe(true);
  keepTokens(TOKENS, false);
  expect(isPersistent()).toBe(false);
  expect(Number.parseInt(readCookie(COOKIES.tokenExpiry) ?? '', 10)).toBeGreaterThan(
    Date.now() + 890_000,
  );
});
