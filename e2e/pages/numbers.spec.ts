import { type Browser, expect, type Page } from '@playwright/test';
import { signIn } from '../support/account.ts';
import { video, watchEpisode } from '../support/player.ts';
import { expectAccessible, test } from '../support/test.ts';

const LOOKS = ['light', 'dark'] as const;
/** Not free: members hold a lease for it. */
const EPISODE = 'caravan-of-dust-s1e2';

/** The demo's administrator, at the numbers. */
async function atNumbers(
  browser: Browser,
  control: string,
  colorScheme: (typeof LOOKS)[number],
): Promise<Page> {
  const context = await browser.newContext({
    colorScheme,
    reducedMotion: 'reduce',
    viewport: { width: 1440, height: 900 },
  });
  const page = await context.newPage();
  await page.goto(`${control}/numbers`);
  await page.getByRole('button', { name: 'Administrator', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Numbers', exact: true })).toBeVisible();
  return page;
}

const tile = (page: Page, name: string) =>
  page.locator('dl > div').filter({ has: page.locator('dt', { hasText: name }) });

async function viewers(page: Page): Promise<number> {
  const text = tile(page, 'Viewers now').locator('dd').first();
  await expect(text).toHaveText(/^\d+$/v);
  return Number(await text.innerText());
}

for (const look of LOOKS)
  test(`numbers by range, as charts and tables (${look})`, async ({ browser, sites }) => {
    const page = await atNumbers(browser, sites.control, look);
    // The jobs count when the demo starts, and then every hour.
    const parts = page.getByText(/^Counted until/v);
    await expect(parts.first()).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('radio', { name: '7 days' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(page).toHaveURL(/range=DAYS_30/v);
    await expect(parts).toHaveCount(5);
    await page.getByRole('button', { name: 'Show as table: Sign-ups' }).press('Enter');
    await expect(page.getByRole('table', { name: 'Sign-ups' })).toBeVisible();
    await expect(page.getByRole('table', { name: 'Playback by device' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Searched without a result' })).toBeVisible();
    await page.setViewportSize({ width: 768, height: 900 });
    await expectAccessible(page);
    const overflow = () =>
      page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
    expect(await overflow()).toBe(0);
    await page.context().close();
  });

test('what is typed waits behind the sign-in when the session ends', async ({ browser, sites }) => {
  const page = await atNumbers(browser, sites.control, 'dark');
  await page.goto(`${sites.control}/staff`);
  await page.getByRole('button', { name: 'Invite', exact: true }).click();
  const field = page.getByLabel('E-mail address');
  await field.fill('typed@kandil.test');
  // As after twelve hours: the browser has no session any more.
  await page.context().clearCookies();
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(page.getByRole('heading', { name: 'Sign in', exact: true })).toBeVisible();
  await expect(field).toBeHidden();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Administrator', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Invite somebody' })).toBeVisible();
  await expect(field).toHaveValue('typed@kandil.test');
  await expect(field).toBeFocused();
  await page.context().close();
});

test('where people leave a video, and none for too few viewings', async ({ browser, sites }) => {
  const page = await atNumbers(browser, sites.control, 'light');
  await page.goto(`${sites.control}/numbers/videos/1`);
  await expect(page.getByText('Fewer than 5 viewings so far')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'All numbers' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Numbers', exact: true })).toBeVisible();
  await page.context().close();
});

test('a member who starts a video is one of the viewers now', async ({
  browser,
  context,
  page,
  sites,
}) => {
  test.setTimeout(120_000);
  const numbers = await atNumbers(browser, sites.control, 'light');
  const before = await viewers(numbers);
  await signIn(context, sites.open, 'member@kandil.test');
  await watchEpisode(page, EPISODE);
  await expect(async () => expect(await viewers(numbers)).toBeGreaterThan(before)).toPass({
    timeout: 40_000,
  });
  await video(page).evaluate((each: HTMLVideoElement) => each.pause());
  await numbers.context().close();
});
