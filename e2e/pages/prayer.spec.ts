import type { Page, Request } from '@playwright/test';
import { signIn } from '../support/account.ts';
import { expectPlaying, position } from '../support/playback.ts';
import { expect, expectAccessible, hydrated, test } from '../support/test.ts';
import { watchPath } from '../support/viewer.ts';

/** Kars: no film is that long, and no page names it. */
const HERE = { latitude: 40.601_43, longitude: 43.097_55 };
const TRACE = /40\.6|43\.[01]|Kars/i;
/** The first day of Ramadan 1448. Maghrib is at 17:41. */
const at = (time: string) => `2027-02-08T${time}+03:00`;

const isPaused = (page: Page) =>
  page.locator('video').evaluate((video: HTMLVideoElement) => video.paused);
/** The clock jumps, as after a sleep; the page looks at it within five seconds. */
async function passTo(page: Page, time: string): Promise<void> {
  await page.clock.setSystemTime(at(time));
  await page.clock.runFor(5000);
}
const code = (requests: Request[]) =>
  requests.map((request) => request.url()).filter((url) => /\/assets\/prayer/.test(url));

test.use({ geolocation: HERE, permissions: ['geolocation'] });
test.beforeEach(({ context, sites }) => signIn(context, sites.open, 'member@kandil.test'));

test('a countdown, a reminder and a pause at prayer time; no request carries the place', async ({
  page,
}) => {
  const sent: Request[] = [];
  page.on('request', (request) => void sent.push(request));
  await page.clock.install({ time: at('17:20:00') });

  // Off by default: nothing of it is loaded.
  await page.goto('/en/settings#prayer');
  await hydrated(page);
  const section = page.locator('#prayer');
  expect(code(sent)).toEqual([]);

  await section.getByText('Prayer times on this device').click();
  await section.getByRole('button', { name: 'Use my location' }).click();
  await expect(section.locator('[aria-current="time"]')).toHaveText('MaghribNext17:41');
  await section.getByText('Pause the player at prayer time').click();
  await expectAccessible(page);
  expect(code(sent)).not.toEqual([]);

  await page.getByRole('link', { name: 'Home', exact: true }).first().click();
  await expect(page.getByRole('timer')).toHaveText(/^Iftar in 2[01] minutes$/);
  await expect(page.getByRole('region', { name: 'Ramadan', exact: true })).toContainText(
    /1 Ramadan 1448\sAH$/,
  );
  await expectAccessible(page);

  const { path } = await watchPath(page.request, 'caravan-of-dust-s1e1');
  await page.goto(path);
  await expectPlaying(page);
  await page.keyboard.press('f');
  await expect.poll(() => page.evaluate(() => document.fullscreenElement !== null)).toBe(true);
  await passTo(page, '17:31:30');
  const notice = page.getByRole('status').filter({ hasText: 'Maghrib is in 10 minutes' });
  // Presses reach it, so it is over the picture that fills the screen.
  await notice.getByRole('button').click();
  await expect(notice).toHaveCount(0);
  expect(await isPaused(page)).toBe(false);

  await passTo(page, '17:40:58');
  const dialog = page.getByRole('dialog', { name: 'It is time for Maghrib' });
  await expect(dialog).toContainText('It is time to break your fast.');
  expect(await isPaused(page)).toBe(true);
  const before = await position(page);
  await dialog.getByRole('button', { name: 'Resume' }).click();
  await expect(dialog).toHaveCount(0);
  await expect.poll(() => position(page)).toBeGreaterThan(before);
  expect(await isPaused(page)).toBe(false);

  const texts = sent.flatMap((request) => [
    request.url(),
    request.postData() ?? '',
    ...Object.values(request.headers()),
  ]);
  expect(texts.length).toBeGreaterThan(100);
  expect(texts.filter((text) => TRACE.test(text))).toEqual([]);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  for (const [language, label, city, next] of [
    ['en', 'City', 'Makkah', 'Dhuhr'],
    ['ar', 'المدينة', 'مكة المكرمة', 'الظهر'],
  ] as const)
    test(`the section fits the screen, in ${language}`, async ({ page }) => {
      await page.clock.install({ time: at('12:00:00') });
      await page.goto(`/${language}/settings#prayer`);
      await hydrated(page);
      const section = page.locator('#prayer');
      await section.getByRole('switch').press('Space');
      await section.getByRole('combobox', { name: label }).selectOption(city);
      await expect(section.locator('[aria-current="time"]')).toContainText(next);
      await expectAccessible(page);
      const overflow = () =>
        section.evaluate((element) => element.scrollWidth - element.clientWidth);
      expect(await overflow()).toBe(0);
    });
});
