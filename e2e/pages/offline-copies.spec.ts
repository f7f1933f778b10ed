import type { Page } from '@playwright/test';
import { signIn } from '../support/account.ts';
import { endSession, letTokenRunOut, memberMenu } from '../support/session.ts';
import { expect, expectAccessible, figure, hydrated, test } from '../support/test.ts';
import { wordsOf } from '../support/words.ts';

test.use({ serviceWorkers: 'allow' });
test.beforeEach(
  ({ expectedErrors }) =>
    void expectedErrors.push(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/),
);

const t = wordsOf('en');
const nothing = wordsOf('en', 'messages');

/** What is stored here of members: the owner and pages of the copies, and the addresses of pictures. */
const storedOf = (page: Page) =>
  page.evaluate(async () => {
    const [lasting, passing] = [localStorage, sessionStorage].map((store) =>
      store.getItem('kandil_cache_offline'),
    );
    const copies = JSON.parse(lasting ?? passing ?? 'null') as {
      value: { owner: string; pages: object };
    } | null;
    const pictures = (await caches.has('pictures'))
      ? await (await caches.open('pictures')).keys()
      : [];
    const names = (await indexedDB.databases()).map(({ name }) => name ?? '');
    const listed = names.includes('serwist-expiration')
      ? await new Promise<string[]>((done) => {
          const open = indexedDB.open('serwist-expiration');
          open.onsuccess = () => {
            const rows = open.result
              .transaction('cache-entries')
              .objectStore('cache-entries')
              .getAll() as IDBRequest<{ url: string }[]>;
            rows.onsuccess = () => {
              open.result.close();
              done(rows.result.map(({ url }) => url).filter((url) => url.includes('/images/')));
            };
          };
        })
      : [];
    return {
      owner: copies?.value.owner ?? null,
      pages: Object.keys(copies?.value.pages ?? {}).toSorted(),
      pictures: pictures.filter(({ url }) => url.includes('?w=')).length,
      listed,
    };
  });
const NOTHING = { owner: null, pages: [], pictures: 0, listed: [] };

/** Asks again until it is so; a page that is just leaving cannot be asked. */
const expectStored = (page: Page, stored: Record<string, unknown>) =>
  expect(async () => expect(await storedOf(page)).toMatchObject(stored)).toPass({
    timeout: 10_000,
  });

const withWorker = (page: Page) =>
  page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');

/** The worker is in charge, and the copies of home and My List are there. */
async function withCopies(page: Page): Promise<void> {
  await withWorker(page);
  await expectStored(page, { pages: ['home', 'myList'] });
}

test('without a connection home and My List are read as last seen; after a sign-out nothing is left', async ({
  page: first,
  context,
  sites,
}) => {
  // Ten documents, with and without a connection: a slow machine needs more than 30 s.
  test.setTimeout(60_000);
  let page = first;
  await signIn(context, sites.open, 'member@kandil.test');
  await page.goto('/en/detail/caravan-of-dust');
  await withWorker(page);
  await hydrated(page);
  const onMyList = page.getByRole('main').getByRole('button', { name: t('nav.myList') });
  if ((await onMyList.getAttribute('aria-pressed')) === 'true') await onMyList.press('Enter');
  await expect(onMyList).toHaveAttribute('aria-pressed', 'false');

  // A press without a connection is sent once, with the next page that has one.
  await context.setOffline(true);
  await onMyList.press('Enter');
  await expect(page.getByText(t('offline.myList'))).toBeVisible();
  await expect(onMyList).toHaveAttribute('aria-pressed', 'true');
  await page.close();
  page = await context.newPage();
  const sent: string[] = [];
  page.on('request', (request) => void sent.push(request.url()));
  const added = page.waitForResponse(/addToMyList/);
  await context.setOffline(false);
  await page.goto('/');
  expect((await added).ok()).toBe(true);
  await withCopies(page);
  const rows = await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents();
  const other = await context.newPage();
  await other.goto('/en/about-us');
  await hydrated(other);

  expect(sent.filter((url) => url.includes('addToMyList'))).toHaveLength(1);
  await context.setOffline(true);
  await page.reload();
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(t('nav.home'));
  expect(rows).toContain(await main.getByRole('heading', { level: 2 }).first().textContent());
  await expectAccessible(page);
  await main
    .getByRole('link')
    .filter({ has: page.locator('bdi') })
    .first()
    .click();
  await expect(main).toContainText(t('offline.noTitle'));
  await main.getByRole('link', { name: t('nav.myList') }).click();
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(t('nav.myList'));
  await expect(main.getByRole('listitem').filter({ hasText: 'Caravan of Dust' })).toBeVisible();
  await page.goto('/en/watch/1');
  await expect(main).toContainText(t('offline.noPlayer'));

  await context.setOffline(false);
  await hydrated(page);
  await page.goto('/');
  await hydrated(page);
  await page.getByRole('button', { name: /’s menu$/ }).click();
  // The page shows a guest's bar a moment before it leaves for home.
  const left = page.waitForEvent('load');
  await page.getByRole('menuitem', { name: t('account.logOut') }).click();
  await left;
  await expect(page.getByRole('link', { name: t('account.logIn') })).toBeVisible();
  await expectStored(page, NOTHING);
  await expectStored(other, NOTHING);
  await context.setOffline(true);
  await page.reload();
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(nothing('offline.title'));
  await expect(main.getByRole('link')).toHaveCount(0);
});

const rowsOf = (page: Page) =>
  page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents();

test(
  'one profile never sees the copies of another, nor does a guest or the next member',
  { tag: ['@long'] },
  async ({ page, context, sites }) => {
    test.setTimeout(120_000);
    await signIn(context, sites.open, 'family@kandil.test');
    await page.goto('/en');
    await withCopies(page);
    await page.goto('/en');
    const grownUp = await storedOf(page);
    // Pictures are stored once the worker answers for them.
    await expect.poll(async () => (await storedOf(page)).pictures).toBeGreaterThan(0);
    await hydrated(page);
    await memberMenu(page, 'Yusuf Demir').click();
    await page.getByRole('menuitem', { name: t('profiles.switch', { name: 'Elif' }) }).click();
    await expect(memberMenu(page, 'Elif')).toBeVisible();
    await withCopies(page);
    const child = await storedOf(page);
    expect(child.owner).not.toBe(grownUp.owner);
    await context.setOffline(true);
    const online = await rowsOf(page);
    await page.reload();
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    for (const row of await rowsOf(page)) expect(online).toContain(row);
    // Without the cookie of the profile the session is still the child's.
    await context.clearCookies({ name: 'kandil_profile' });
    await page.reload();
    await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible();
    expect((await storedOf(page)).owner).toBe(child.owner);

    // The next member of this browser, and a guest, find nothing.
    for (const next of ['free@kandil.test', null]) {
      // The offline page would load itself again.
      await page.goto('about:blank');
      await context.setOffline(false);
      await context.clearCookies();
      if (next) await signIn(context, sites.open, next);
      await context.setOffline(true);
      await page.goto('/my-list');
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(
        nothing('offline.title'),
      );
      await expect(page.getByRole('main').getByRole('link')).toHaveCount(0);
      expect((await storedOf(page)).owner).toBe(null);
    }
    figure('pages of one profile shown to another one, without a connection', 3, '0');
  },
);

test(
  'a session that ended elsewhere leaves nothing; one that ends with the browser stores nothing for long',
  { tag: ['@long'] },
  async ({ page, context, sites, expectedErrors }) => {
    test.setTimeout(120_000);
    expectedErrors.push(/401/);
    await signIn(context, sites.open, 'member@kandil.test');
    await page.goto('/en');
    await withCopies(page);
    await endSession(context, sites.open);
    await letTokenRunOut(context, sites.open);
    await page.goto('/en/about-us');
    await expect(page.getByRole('link', { name: t('account.logIn') })).toBeVisible();
    await expectStored(page, NOTHING);

    await signIn(context, sites.open, 'member@kandil.test');
    const until = `${Date.now() + 600_000}`;
    await context.addCookies([{ name: 'kandil_token_expiry', value: until, url: sites.open }]);
    await page.goto('/en');
    await withCopies(page);
    expect(await page.evaluate(() => localStorage.getItem('kandil_cache_offline'))).toBeNull();
    const other = await context.newPage();
    await other.goto('/en/about-us');
    expect(await storedOf(other)).toMatchObject({ owner: null, pictures: 0 });
  },
);
