import type { Page } from '@playwright/test';
import { expectPlaying, position } from '../support/playback.ts';
import { expect, figure, hydrated } from '../support/test.ts';
import { test, type WeakLine } from '../support/weak-line.ts';
import { wordsOf } from '../support/words.ts';

const t = wordsOf('en');

/** Opens an address. Where no document came it is loaded again, as its reader would do; half a document loads again itself. */
async function open(page: Page, path: string): Promise<void> {
  await expect(async () => {
    await page.goto(path, { waitUntil: 'commit' });
    await hydrated(page);
  }).toPass();
}

const note = ({ counts }: WeakLine) =>
  figure('requests at 300 ms and 1 Mbit/s, 2 % reset', counts.requests, `${counts.resets} reset`);

test('through a weak network a guest opens home and a title', async ({ page, line }) => {
  test.setTimeout(120_000);
  await open(page, '/en');
  const tile = page.getByRole('main').locator('a[href*="/detail/"]:visible').first();
  const path = (await tile.getAttribute('href')) ?? '';
  await tile.press('Enter');
  await expect(page).toHaveURL(new RegExp(`${path}$`));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  note(line);
});

test(
  'through a weak network a member logs in, adds to My List and watches',
  { tag: '@long' },
  async ({ page, sites, line }) => {
    test.setTimeout(300_000);
    await page.context().addCookies([{ name: 'kandil_consent', value: 'none', url: sites.open }]);
    await open(page, '/en/login');
    const form = page.getByRole('dialog');
    await form.getByLabel(t('field.emailOrPhone')).fill('member@kandil.test');
    const password = form.getByLabel(t('field.password'), { exact: true });
    await password.fill('kandil-demo');
    await password.press('Enter');
    await expect(page.getByRole('button', { name: /’s menu$/ })).toBeVisible({ timeout: 60_000 });

    await open(page, '/en/detail/caravan-of-dust');
    const onMyList = page.getByRole('main').getByRole('button', { name: t('nav.myList') });
    const was = (await onMyList.getAttribute('aria-pressed')) === 'true';
    const stored = page.waitForResponse(was ? /removeToMyList/ : /addToMyList/);
    await onMyList.click();
    expect((await stored).ok()).toBe(true);
    await expect(onMyList).toHaveAttribute('aria-pressed', String(!was));

    const play = page.getByRole('main').locator('a[href*="/watch/"]').first();
    await play.click();
    const begin = await expectPlaying(page);
    await expect.poll(() => position(page), { timeout: 90_000 }).toBeGreaterThan(begin + 10);
    note(line);
  },
);
