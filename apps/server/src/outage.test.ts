import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Split, startSplit } from './testing/split-stack.ts';

// The catalogue in a process of its own, which can go down alone.
let split: Split;
beforeAll(async () => void (split = await startSplit(['content'])), 60_000);
afterAll(() => split?.stop());

/** A family: the account's own profile and that of a child. */
async function login(): Promise<string> {
  const response = await fetch(`${split.here.url}/api/auth/public/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-platform': 'tv' },
    body: JSON.stringify({ email: 'family@kandil.test', password: 'kandil-demo' }),
  });
  return ((await response.json()) as { data: { accessToken: string } }).data.accessToken;
}

/** The home page, and whether it says that it is a copy; never the page of a moment ago. */
async function home(cookies: Record<string, string | number> = {}) {
  const cookie = Object.entries(cookies).map(([name, value]) => `${name}=${value}`);
  const response = await fetch(`${split.here.url}/?at=${crypto.randomUUID()}`, {
    headers: { cookie: cookie.join('; ') },
  });
  const html = await response.text();
  return { status: response.status, html, isCopy: html.includes('"stale":true') };
}

test('while the catalogue is down home is the last good copy for guests and grown-ups, not for a child', async () => {
  const token = await login();
  const account = await fetch(`${split.here.url}/api/auth/auth/userDetail`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const { data } = (await account.json()) as {
    data: { userProfile: { id: number; profileType: string }[] };
  };
  const profile = (type: string) =>
    data.userProfile.find(({ profileType }) => profileType === type);
  const member = { kandil_token: token, kandil_profile: profile('ADULT')?.id ?? 0 };
  const child = { kandil_token: token, kandil_profile: profile('KIDS')?.id ?? 0 };
  const continued = '"type":"CONTINUE_WATCH"';
  expect(await home()).toMatchObject({ status: 200, isCopy: false });

  await split.there.stop();
  const copy = await home();
  expect(copy).toMatchObject({ status: 200, isCopy: true });
  expect(copy.html).toContain('Shadows of the Golden Horn');
  expect(copy.html).not.toContain(continued);
  const memberCopy = await home(member);
  expect(memberCopy).toMatchObject({ status: 200, isCopy: true });
  expect(memberCopy.html).not.toContain(continued);
  expect(await home(child)).toMatchObject({ status: 503, isCopy: false });
  // Nobody has asked in this language: there is no copy to give.
  expect(await home({ kandil_language: 'ur' })).toMatchObject({ status: 503, isCopy: false });
});
