import { expectPlaying } from '../support/playback.ts';
import { arrowTo, pressOk, TELEVISION, withRemote } from '../support/remote.ts';
import { expect, test } from '../support/test.ts';

test.use(TELEVISION);

// A remote has no pointer: nothing is clicked here, and no Tab is pressed.
test('an episode is watched with the remote alone', async ({ page, context, sites }) => {
  test.setTimeout(150_000);
  await context.addCookies([{ name: 'kandil_consent', value: 'functionality', url: sites.closed }]);
  await page.goto(`${sites.closed}/en/login`);
  await withRemote(page);
  const form = page.getByRole('dialog');
  await expect(form.locator('input').first()).toBeFocused();
  await page.keyboard.type('family@kandil.test');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.type('kandil-demo');
  await pressOk(page, form.locator('button[type="submit"]'));

  await expect(page).toHaveURL(/\/profiles/);
  await withRemote(page);
  await pressOk(page, page.getByRole('button', { name: 'Yusuf Demir' }));

  const row = page.locator('.rail-track').first();
  await expect(row).toBeVisible();
  await withRemote(page);
  // The first tile is on the way to the second.
  await pressOk(page, row.locator('li').nth(1).locator('a').first());
  await expect(page).toHaveURL(/\/detail\//);
  const address = page.url();
  await pressOk(page, page.locator('main a[href*="/watch/"]').first());
  await expectPlaying(page);

  const paused = () => page.locator('video').evaluate((each: HTMLVideoElement) => each.paused);
  await page.keyboard.press('ArrowDown');
  await arrowTo(page, page.locator('.kp-row').getByRole('button', { name: 'Pause' }));
  await page.keyboard.press('Enter');
  await expect.poll(paused).toBe(true);

  // The settings, one page down and up again.
  const settings = page.locator('.kp-settings');
  await pressOk(page, settings.getByRole('button', { name: 'Settings' }));
  await expect(page.locator('[role="menu"] :focus')).toHaveCount(1);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('menu')).toHaveCount(0);

  await pressOk(page, page.locator('.kp-back'));
  await expect(page).toHaveURL(address);
  await expect(page.locator('main a[href*="/watch/"]').first()).toBeFocused();
});
