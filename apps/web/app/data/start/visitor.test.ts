import { describe, expect, test } from 'vitest';
import { LANGUAGE_CODES } from '@kandil/i18n';
import { expiryOf, visitorOf } from './visitor.ts';

const NOW = 1_790_000_000_000;
const token = (exp: number) => `h.${btoa(JSON.stringify({ sub: 'u', exp }))}.s`;
const visit = (path: string, headers: Record<string, string> = {}) =>
  visitorOf(new URL(path, 'https://kandil.test'), headers, {
    now: NOW,
    languages: LANGUAGE_CODES,
    territory: 0,
  });

describe('the language of a visit', () => {
  test('is that of the prefix first', { tags: ['I18N-09'] }, () => {
    expect(
      visit('/ur/search', { cookie: 'kandil_language=fr', 'accept-language': 'es' }).language,
    ).toBe('ur');
  });
  test('then that of the cookie', { tags: ['I18N-10'] }, () => {
    expect(
      visit('/search', { cookie: 'kandil_language=ru', 'accept-language': 'es' }).language,
    ).toBe('ru');
    expect(
      visit('/zz/search', { cookie: 'kandil_language=zz', 'accept-language': 'es' }).language,
    ).toBe('es');
  });
  test('then that of the browser', { tags: ['I18N-11'] }, () => {
    expect(visit('/', { 'accept-language': 'sv;q=0.9, in;q=0.8, en;q=0.7' }).language).toBe('id');
    expect(visit('/').language).toBe('en');
  });
});

describe('the session of a visit', () => {
  test('a token that has run out is not used, and its owner is still no guest', () => {
    const exp = NOW / 1000;
    expect(visit('/', { cookie: `kandil_token=${token(exp + 60)}` })).toMatchObject({
      signedIn: true,
      token: token(exp + 60),
    });
    expect(visit('/', { cookie: `kandil_token=${token(exp - 1)}` })).toMatchObject({
      signedIn: true,
      token: null,
    });
    expect(visit('/')).toMatchObject({ signedIn: false, token: null });
  });

  test('reading a cookie with any value does not fail', () => {
    for (const value of [
      '',
      'x',
      'a.b.c',
      'a..c',
      `a.${btoa('null')}.c`,
      `a.${btoa('{"exp":"soon"}')}.c`,
    ]) {
      expect(expiryOf(value), value).toBe(0);
    }
    expect(visit('/', { cookie: 'kandil_profile=abc; kandil_token' })).toMatchObject({
      profileId: null,
      signedIn: false,
    });
    expect(visit('/', { cookie: 'kandil_profile=7' }).profileId).toBe(7);
  });
});

test(
  'web-view: by query, by header, and for the rest of the session',
  { tags: ['SHELL-35'] },
  () => {
    expect(visit('/?display=webview').webView).toBe(true);
    expect(visit('/', { 'x-web-view': '1' }).webView).toBe(true);
    expect(visit('/', { cookie: 'kandil_webview=1' }).webView).toBe(true);
    expect(visit('/?display=tv').webView).toBe(false);
  },
);

test('bots are those that index and preview, not every browser without a window', () => {
  expect(
    visit('/', {
      'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    }).isBot,
  ).toBe(true);
  expect(
    visit('/', {
      'user-agent': 'Mozilla/5.0 HeadlessChrome/156.0 Prerender (+https://prerender.io)',
    }).isBot,
  ).toBe(true);
  const headless =
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/156.0.0.0 Safari/537.36';
  expect(visit('/', { 'user-agent': headless }).isBot).toBe(false);
});
