import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Split, startSplit } from '@kandil/testkit/split';
import { openTestDatabase } from '../../api/src/platform/testing.ts';

// The catalogue in a separate process, which can go down alone.
let split: Split;
let member: Cookies;
let child: Cookies;
beforeAll(async () => {
  split = await startSplit(['content'], () => openTestDatabase({ from: 'demo' }));
  [member, child] = await family();
}, 120_000);
afterAll(() => split?.stop());

type Cookies = Record<string, string | number>;

async function auth<T>(path: string, token?: string, body?: object): Promise<T> {
  const response = await fetch(`${split.here.url}/api/auth/${path}`, {
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
    headers: {
      'content-type': 'application/json',
      'x-platform': 'tv',
      ...(token && { authorization: `Bearer ${token}` }),
    },
  });
  return ((await response.json()) as { data: T }).data;
}

interface Profile {
  id: number;
  profileType: string;
}

/** Two sessions of an account: in its own profile, and in that of a child. */
async function family(): Promise<[member: Cookies, child: Cookies]> {
  const credentials = { email: 'family@kandil.test', password: 'kandil-demo' };
  const logIn = () => auth<{ accessToken: string }>('public/login', undefined, credentials);
  const [own, other] = [await logIn(), await logIn()];
  const { userProfile } = await auth<{ userProfile: Profile[] }>(
    'auth/userDetail',
    own.accessToken,
  );
  const idOf = (type: string) =>
    userProfile.find(({ profileType }) => profileType === type)?.id ?? 0;
  const enter = `auth/user-profile/${idOf('KIDS')}/select`;
  const entered = await auth<{ accessToken: string }>(enter, other.accessToken, {});
  return [
    { kandil_token: own.accessToken, kandil_profile: idOf('ADULT') },
    { kandil_token: entered.accessToken, kandil_profile: idOf('KIDS') },
  ];
}

/** Loads a page. `isCopy`: it is marked as a copy. Pages are cached separately for each consent. */
async function open(path: string, cookies: Cookies = {}) {
  const cookie = Object.entries(cookies).map(([name, value]) => `${name}=${value}`);
  const response = await fetch(`${split.here.url}${path}`, {
    headers: { cookie: cookie.join('; ') },
  });
  const html = await response.text();
  return { status: response.status, html, isCopy: html.includes('"stale":true') };
}

const CONSENTED = { kandil_consent: 'none' };
const GOOD = { status: 200, isCopy: false };
const COPY = { status: 200, isCopy: true };
const ERROR = { status: 503, isCopy: false };

/** Pages of the catalogue, a text on each, and a page of the same kind that was never opened. */
const PAGES = [
  ['/', 'Shadows of the Golden Horn', '/category/movies'],
  ['/breakdown/new-episodes', 'New Episodes', '/breakdown/free-to-watch'],
  ['/genre/drama', 'Shadows of the Golden Horn', '/genre/epic'],
  ['/category/series/all', 'Shadows of the Golden Horn', '/category/movies/all'],
  ['/detail/caravan-of-dust', 'Caravan of Dust', '/detail/nur'],
  ['/channels', 'Fanous', '/channels/faith'],
] as const;
/** A title that no guest opens: what only a member has opened has no copy. */
const OF_A_MEMBER = '/detail/keeper-of-cordoba';

test(
  'while the catalogue is down, guests and adults get the last good copy of its pages, a child does not',
  {
    timeout: 90_000,
  },
  async () => {
    for (const [path] of PAGES) expect(await open(path, CONSENTED), path).toMatchObject(GOOD);
    expect(await open('/my-list', member)).toMatchObject(GOOD);
    expect(await open('/channels/favorites', member)).toMatchObject(GOOD);
    expect(await open(OF_A_MEMBER, member)).toMatchObject(GOOD);

    await split.there.stop();
    for (const [path, shown, unseen] of PAGES) {
      for (const visitor of [{}, member]) {
        const copy = await open(path, visitor);
        expect(copy, path).toMatchObject(COPY);
        expect(copy.html, path).toContain(shown);
        expect(copy.html, path).not.toContain('"type":"CONTINUE_WATCH"');
      }
      expect(await open(path, child), path).toMatchObject(ERROR);
      // No request in this language or for this page: there is no copy.
      expect(await open(path, { kandil_language: 'ur' }), path).toMatchObject(ERROR);
      expect(await open(unseen), unseen).toMatchObject(ERROR);
    }
    // Answers to members are never stored. My List is the page of all of them, without titles.
    const uncached = { ...member, ...CONSENTED };
    expect((await open('/my-list', uncached)).html).not.toContain('/detail/');
    expect(await open('/channels/favorites', member)).toMatchObject(ERROR);
    for (const visitor of [uncached, {}])
      expect(await open(OF_A_MEMBER, visitor), OF_A_MEMBER).toMatchObject(ERROR);
  },
);
