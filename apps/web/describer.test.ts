import { AUDIENCES } from '@kandil/contract/child-limits';
import { LANGUAGE_CODES } from '@kandil/i18n';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { audiences, describer } from './describer.ts';
import type { RequestHeaders } from './app/data/start/visitor.ts';
import type { Offer } from './page-request.ts';

const OFFER = { origin: 'https://kandil.test', languages: LANGUAGE_CODES };
const ADULTS = { audience: 'ADULT', territory: 0 } as const;
const territoryOf = (headers: RequestHeaders) => (headers['x-country'] === 'TR' ? 1 : 0);
const NOW = 1_790_000_000_000;
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: NOW }));
afterEach(() => void vi.useRealTimers());

const tokenFor = (seconds: number) =>
  `h.${btoa(JSON.stringify({ sub: 'u', exp: NOW / 1000 + seconds }))}.s`;
const cookieOf = (token: string) => ({ cookie: `kandil_token=${token}` });

test('a request is described once, and another language, browser, kind of view or member is another one', () => {
  const describe = describer(() => OFFER, territoryOf);
  const headers = { 'accept-language': 'ar', 'user-agent': 'A browser' };
  const first = describe('/', headers);
  expect(describe('/', { ...headers, dnt: '1' })).toBe(first);
  const others = [
    describe('/?display=webview', headers),
    describe('/', { ...headers, 'accept-language': 'fr' }),
    describe('/', { ...headers, 'user-agent': 'Googlebot/2.1' }),
    describe('/', { ...headers, 'x-web-view': '1' }),
    describe('/', { ...headers, 'x-country': 'TR' }),
    describe('/', { ...headers, ...cookieOf(tokenFor(60)) }),
    describe('/', { ...headers, ...cookieOf(tokenFor(61)) }),
  ];
  expect(new Set([first, ...others]).size).toBe(others.length + 1);
  expect(first.visitor.language).toBe('ar');
});

test('two members whose cookies differ in one character are distinguished', () => {
  const describe = describer(() => OFFER, territoryOf);
  const tokens = ['a', 'b'].map((first) => first + tokenFor(60));
  for (const token of [...tokens, ...tokens])
    expect(describe('/', cookieOf(token)).visitor.token).toBe(token);
});

test('a token that runs out is not used any more, however often its member has come before', () => {
  const describe = describer(() => OFFER, territoryOf);
  const headers = cookieOf(tokenFor(60));
  expect(describe('/', headers)).toBe(describe('/', headers));
  expect(describe('/', headers)).toMatchObject({ forMembers: true, visitor: { signedIn: true } });
  vi.setSystemTime(NOW + 60_000);
  const late = describe('/', headers);
  expect(late).toMatchObject({ forMembers: false, visitor: { token: null, signedIn: true } });
});

test('the page of an audience says nothing of the member who asked for it, and audiences have their own', () => {
  const describe = describer(() => OFFER, territoryOf);
  const forAudience = audiences();
  const asked = describe('/', cookieOf(`${tokenFor(60)}; kandil_device=mine`));
  const adults = forAudience(asked, ADULTS);
  expect(forAudience(asked, ADULTS)).toBe(adults);
  const pages = AUDIENCES.map(
    (audience) => forAudience(asked, { audience, territory: 0 }).audience,
  );
  expect(new Set(pages).size).toBe(AUDIENCES.length);
  expect(forAudience(asked, { ...ADULTS, territory: 1 })).toMatchObject({
    visitor: { territory: 1 },
    audience: expect.not.stringContaining(adults.audience ?? '-'),
  });
  expect(adults.visitor).toMatchObject({ token: null, deviceId: null, audience: 'ADULT' });
  expect(forAudience(describe('/', cookieOf(tokenFor(99))), ADULTS)).toEqual(adults);
});

test('a page that shows programmes of channels says so', () => {
  const describe = describer(() => OFFER, territoryOf);
  const shows = (path: string) => describe(path, {}).showsGuide;
  expect(['/channels', '/ar/channels/faith', '/watch/channel/hilal'].map(shows)).toEqual([
    true,
    true,
    true,
  ]);
  expect(['/', '/detail/nur', '/watch/7', '/nowhere'].map(shows)).toEqual(Array(4).fill(false));
  const asked = describe('/channels', cookieOf(tokenFor(60)));
  expect(audiences()(asked, ADULTS).showsGuide).toBe(true);
});

test('a language that is not on offer leads to the page in another one, and never off the site', () => {
  let offer: Offer = OFFER;
  const describe = describer(() => offer, territoryOf);
  const headers = { 'accept-language': 'ar', cookie: 'kandil_language=ar' };
  expect(describe('/ar/search', headers)).toMatchObject({ redirect: null });
  offer = { ...OFFER, languages: ['en', 'fr'] };
  expect(describe('/ar/search?q=1', headers)).toMatchObject({
    redirect: { to: '/search?q=1', status: 302 },
  });
  expect(describe('/ar//evil.test', headers).redirect?.to).toBe('/evil.test');
  expect(describe('/search', headers).visitor.language).toBe('en');
  expect(describe('/fr/search', headers)).toMatchObject({
    redirect: null,
    visitor: { language: 'fr' },
  });
});
