import type { BrowserContext, Page } from '@playwright/test';
import { askAs } from '../support/ask.ts';
import { newMember } from '../support/money.ts';
import { countShifts, shiftOf } from '../support/structure.ts';
import { expect, hydrated, test, type Sites } from '../support/test.ts';
import { watchPath } from '../support/viewer.ts';
import { wordsOf } from '../support/words.ts';

const en = wordsOf('en');

const TITLE = 'shadows-of-the-golden-horn';

/** Signs up a member, watches the second season of the first spotlight title and adds it to My List. */
async function viewer(page: Page, context: BrowserContext, sites: Sites): Promise<void> {
  await newMember(context, sites);
  const { id: videoId } = await watchPath(context.request, `${TITLE}-s2e2`);
  const report = { videoId, event: 'PAUSE', lastSec: 60, eventTime: new Date().toISOString() };
  await askAs(context, '/api/watch/progress/batch', { reports: [report] });
  const { id } = await askAs<{ id: number }>(context, `/api/content/series/findById?code=${TITLE}`);
  await askAs(context, `/api/content/favoriteSeries/addToMyList?seriesId=${id}`);
}

/** Holds the member's part back. @returns a function that lets it through */
async function holdPart(page: Page): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((done) => (release = done));
  await page.route('**/api/content/member/part?*', async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

/** The addresses of calls, without those of texts, of tiles of long rows, and of reports. */
function callsOf(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/api\/(?!content\/public\/|notify\/)(?!.*Paged$)/.test(pathname)) calls.push(pathname);
  });
  return calls;
}

async function expectStill(page: Page, what: string): Promise<void> {
  const { total, moved } = await shiftOf(page);
  expect(total, `${what}: ${moved.join('\n')}`).toBeLessThan(0.02);
}

const SIZES = [
  { width: 1280, height: 720 },
  { width: 390, height: 844 },
];

test('what is the member’s own comes with one call; until then no mark is wrong', async ({
  page,
  context,
  sites,
}) => {
  test.setTimeout(120_000);
  await viewer(page, context, sites);
  // The first visit learns that there is Continue Watching.
  await page.goto('/en');
  await hydrated(page);
  const main = page.getByRole('main');
  const continued = main.getByRole('heading', { name: 'Continue Watching' });
  await expect(continued).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('kandil_cache_continues')))
    .not.toBeNull();

  await countShifts(page);
  const calls = callsOf(page);
  for (const size of SIZES) {
    await page.setViewportSize(size);
    const release = await holdPart(page);
    calls.length = 0;
    await page.goto('/en');
    await hydrated(page);
    const toggle = main.getByRole('button', { name: 'My List' }).first();
    await expect(toggle).toHaveAttribute('aria-disabled', 'true');
    await expect(toggle).not.toHaveAttribute('aria-pressed');
    await expect(main.getByText(/^Play/).first()).toBeHidden();
    await expect(page.getByRole('link', { name: 'Log in' })).toHaveCount(0);
    await expect(continued).toHaveCount(0);

    release();
    await expect(main.getByRole('link', { name: /^Resume/ }).first()).toBeVisible();
    await expect(toggle).toHaveAttribute('aria-pressed', 'true');
    await expect(continued).toBeVisible();
    await expectStill(page, `home, ${size.width}`);
    expect(calls).toEqual(['/api/content/member/part']);
    await page.unrouteAll({ behavior: 'wait' });
  }
});

test('a title opens on the season of its viewer, without showing another first', async ({
  page,
  context,
  sites,
}) => {
  test.setTimeout(120_000);
  await viewer(page, context, sites);
  await countShifts(page);
  for (const size of SIZES) {
    await page.setViewportSize(size);
    const release = await holdPart(page);
    await page.goto(`/en/detail/${TITLE}`);
    await hydrated(page);
    const episodes = page.getByRole('tabpanel').getByRole('listitem');
    await expect(episodes).toHaveCount(0);
    const like = page.getByRole('button', { name: en('action.like') });
    await expect(like).toHaveAttribute('aria-disabled', 'true');
    release();
    await expect(page.getByRole('link', { name: /^Resume S2/ })).toBeVisible();
    await expect(page.getByRole('tabpanel').locator('a[aria-current=true]')).toHaveCount(1);
    await expect(page.getByRole('combobox')).toHaveText(/2/);
    await expect(like).toHaveAttribute('aria-pressed', 'false');
    await expectStill(page, `detail, ${size.width}`);
    await page.unrouteAll({ behavior: 'wait' });
  }
});
