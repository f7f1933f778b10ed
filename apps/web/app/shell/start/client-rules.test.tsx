import type { SitePart } from '@kandil/contract/site';
import { beforeEach, expect, test, vi } from 'vitest';
import { COOKIES, removeCookie, writeCookie } from '#app/browser/cookies.ts';
import type { Start } from '#app/data/start/start.ts';
import { ACCOUNT, START } from '#app/testing/app.tsx';

const KIDS = { id: 3, profileType: 'KIDS' };
const ADULT = { id: 2, profileType: 'ADULT', isDefaultProfile: true };
const FAMILY = { ...ACCOUNT, userProfile: [ADULT, KIDS] as never };

beforeEach(() => {
  vi.resetModules();
  for (const cookie of Object.values(COOKIES)) removeCookie(cookie);
  delete document.documentElement.dataset['television'];
});

interface Document {
  /** Parts of the product that are off. */
  off?: SitePart[];
  start?: Partial<Start>;
  prefix?: 'ar' | null;
  config?: Start['config'] | null;
  /** Runs with the code of the document before the navigation. */
  before?: () => Promise<void>;
}

/** Where a navigation to a path leads: null for the page itself. */
async function leadsTo(
  path: string,
  { start = {}, prefix = null, config = START.config, off = [], before }: Document = {},
): Promise<{ location: string; isDocument: boolean; isReplacing: boolean } | null> {
  window.boot = {
    prefix,
    config,
    site: { off },
    state: { loaderData: { root: { ...START, ...start } }, errors: null },
  } as unknown as typeof window.boot;
  const { clientRules } = await import('./client-rules.ts');
  await before?.();
  const url = new URL(path, 'http://kandil.test');
  try {
    const answer = await clientRules({ url } as never, async () => 'the page');
    expect(answer).toBe('the page');
    return null;
  } catch (thrown) {
    const { headers } = thrown as Response;
    return {
      location: headers.get('location') ?? '',
      isDocument: headers.has('x-remix-reload-document'),
      isReplacing: headers.has('x-remix-replace'),
    };
  }
}
const to = (location: string) => ({ location, isDocument: false, isReplacing: false });
const signIn = () => writeCookie(COOKIES.token, 'access');

test('guests see public pages, and landing instead of others', async () => {
  expect(await leadsTo('/about-us')).toBeNull();
  const guarded = { ...START.config, AVOD_ENABLED: 'false' };
  expect(await leadsTo('/about-us', { config: guarded })).toBeNull();
  expect(await leadsTo('/detail/nur?from=mail', { config: guarded })).toEqual(
    to('/landing?from=mail'),
  );
  expect(await leadsTo('/detail/nur')).toBeNull();
  signIn();
  expect(await leadsTo('/detail/nur', { config: guarded })).toBeNull();
});

test('guests stay on a page that is off, which says so', async () => {
  const guarded = { ...START.config, AVOD_ENABLED: 'false' };
  expect(await leadsTo('/invitation', { config: guarded })).toEqual(to('/landing'));
  expect(await leadsTo('/invitation', { config: guarded, off: ['referral'] })).toBeNull();
});

test('members are sent home from pages for guests', async () => {
  signIn();
  expect(await leadsTo('/landing?offer=1')).toEqual(to('/?offer=1'));
});

test('without the configuration the services decide', async () => {
  expect(await leadsTo('/settings', { config: null })).toBeNull();
});

test('a language prefix leaves the address; the one of the document belongs to it', async () => {
  expect(await leadsTo('/fa/about-us?a=1')).toEqual({
    location: '/about-us?a=1',
    isDocument: false,
    isReplacing: true,
  });
  expect(await leadsTo('/ar/about-us', { prefix: 'ar' })).toBeNull();
  expect(await leadsTo('/ar', { prefix: 'ar' })).toBeNull();
  expect(await leadsTo('/ar/fa/about-us', { prefix: 'ar' })).toMatchObject({
    location: '/about-us',
  });
});

test('a private page is a new document after scripts of others', async () => {
  const before = async () => {
    const { noteForeignScript } = await import('#app/data/analytics/next-document.ts');
    noteForeignScript();
  };
  expect(await leadsTo('/about-us', { before })).toBeNull();
  vi.resetModules();
  expect(await leadsTo('/reset-password?token=x', { before })).toEqual({
    location: '/reset-password?token=x',
    isDocument: true,
    isReplacing: false,
  });
});

test('members choose a profile before a page of the profile, unless they have', async () => {
  signIn();
  const family = { start: { account: FAMILY } };
  expect(await leadsTo('/detail/nur?from=mail', family)).toEqual(
    to(`/profiles?redirectUrl=${encodeURIComponent('/detail/nur?from=mail')}`),
  );
  expect(await leadsTo('/about-us', family)).toBeNull();
  writeCookie(COOKIES.profile, '2');
  expect(await leadsTo('/detail/nur', family)).toBeNull();
  writeCookie(COOKIES.profile, '77');
  expect(await leadsTo('/detail/nur', family)).not.toBeNull();
});
