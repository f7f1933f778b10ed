import { signIn } from '../support/account.ts';
import { expectWholeReach } from '../support/arrow-walk.ts';
import { expectPlaying } from '../support/playback.ts';
import { pause } from '../support/player.ts';
import { arrowTo, pressOk, TELEVISION, withRemote } from '../support/remote.ts';
import { expect, figure, hydrated, test } from '../support/test.ts';
import { watchPath } from '../support/viewer.ts';

// Four arrows and OK, as on the remote of a television.
test.use(TELEVISION);

/** The pages with most controls take a minute on a busy machine. */
const LONG_MS = 240_000;
const FIGURE = 'controls that four arrows reach';

interface VisitedStep {
  path: string;
  /** What must be reached whole: the dialog, where the page opens one. */
  within?: string;
  always?: boolean;
}
const DIALOG = 'dialog[open]';
const OF_GUESTS: readonly VisitedStep[] = [
  { path: '/detail/nur', always: true },
  { path: '/sign-up', within: DIALOG, always: true },
  { path: '/' },
  { path: '/category/series' },
  { path: '/search/golden' },
  { path: '/channels' },
  { path: '/subscription-plans' },
  { path: '/login', within: DIALOG },
  { path: '/landing' },
  { path: '/help-center' },
  { path: '/terms-of-use' },
];
const OF_MEMBERS: readonly VisitedStep[] = [
  { path: '/my-list' },
  { path: '/settings' },
  { path: '/profiles' },
  { path: '/profiles/create' },
  { path: '/family-sharing' },
  { path: '/payment-history' },
  { path: '/history' },
];

for (const language of ['en', 'ar'] as const) {
  for (const [who, visited] of Object.entries({ guest: OF_GUESTS, member: OF_MEMBERS }))
    for (const { path, within = 'body', always = false } of visited)
      test(
        `arrows reach every control of ${path} for a ${who} in ${language}`,
        { tag: always && language === 'ar' ? [] : ['@long'] },
        async ({ page, context, sites }) => {
          test.setTimeout(LONG_MS);
          if (who === 'member') await signIn(context, sites.open, 'family@kandil.test');
          await page.goto(`/${language}${path}`);
          await hydrated(page);
          await withRemote(page);
          if (within === DIALOG)
            await expect(page.locator('dialog[open] input').first()).toBeFocused();
          figure(FIGURE, await expectWholeReach(page, within), 'all in view, with a ring');
        },
      );

  test(
    `arrows reach every control of the player in ${language}`,
    { tag: '@long' },
    async ({ page }) => {
      test.setTimeout(LONG_MS);
      const { path } = await watchPath(page.request, 'cartographers-daughter-s1e1', language);
      await page.goto(path);
      await expectPlaying(page);
      await withRemote(page);
      await pause(page);
      figure(FIGURE, await expectWholeReach(page, '.kp'), 'all in view, with a ring');
    },
  );
}

test('rows pass one line of the screen, a press each, inside the safe area, and OK works at once', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  await page.goto('/en');
  await hydrated(page);
  await withRemote(page);
  // Without an arrow.
  await expect(page.locator('main a:focus, main button:focus')).toHaveCount(1);
  const row = page.locator('.rail-track:has(:focus)');
  while ((await row.count()) === 0) await page.keyboard.press('ArrowDown');
  const lines: number[] = [];
  const names: (string | null)[] = [];
  for (let press = 0; press < 4; press += 1) {
    names.push(await row.getAttribute('aria-label'));
    // The place in the window, once the page has scrolled.
    await expect
      .poll(async () => {
        const { y = 0 } = (await row.boundingBox()) ?? {};
        const isStill = lines[press] === y;
        lines[press] = y;
        return isStill;
      })
      .toBe(true);
    await page.keyboard.press('ArrowDown');
  }
  expect(new Set(names).size, 'another row with each press').toBe(4);
  for (const line of lines.slice(1)) expect(Math.abs(line - (lines[1] ?? 0))).toBeLessThan(60);
  const { x = 0 } = (await page.locator(':focus').boundingBox()) ?? {};
  expect(x).toBeGreaterThanOrEqual(1920 * 0.05 - 1);
  const { y = 0 } = (await page.locator('header').getByRole('link').first().boundingBox()) ?? {};
  expect(y).toBeGreaterThanOrEqual(1080 * 0.05 - 1);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/detail\//);
  await expect(page.locator('main a:focus, main button:focus')).toHaveCount(1);
});

test(
  'arrows reach every control of a programme in the guide',
  { tag: '@long' },
  async ({ page, context, sites }) => {
    await context.addCookies([{ name: 'kandil_consent', value: 'functionality', url: sites.open }]);
    await page.goto('/ar/channels?view=guide');
    await hydrated(page);
    await withRemote(page);
    await expect(page.locator('[role=gridcell][tabindex="0"]')).toBeVisible();
    const cell = page.locator('[role=gridcell]:focus');
    await expect(async () => {
      await page.keyboard.press('ArrowDown');
      await expect(cell).toHaveCount(1, { timeout: 200 });
    }).toPass({ timeout: 15_000 });
    await page.keyboard.press('Enter');
    await expect(page.locator(DIALOG)).toBeVisible();
    figure(FIGURE, await expectWholeReach(page, DIALOG), 'all in view, with a ring');
  },
);

test(
  'arrows reach every control of every modal',
  { tag: '@long' },
  async ({ page, context, sites, expectedErrors }) => {
    test.setTimeout(LONG_MS);
    // The sample of a mailed link is none.
    expectedErrors.push(/validate-token-pass/);
    await signIn(context, sites.open, 'member@kandil.test');
    await page.goto('/en/modals');
    await hydrated(page);
    await withRemote(page);
    const buttons = page.getByRole('main').locator('button');
    const names = await buttons.allInnerTexts();
    let reached = 0;
    for (const name of names.filter((each) => each !== 'loading')) {
      const opener = buttons.filter({ hasText: new RegExp(`^${name}$`) });
      await opener.evaluate((button: HTMLButtonElement) => button.click());
      await expect(page.locator(DIALOG).getByRole('heading').first(), name).toBeVisible();
      await test.step(name, async () => {
        reached += await expectWholeReach(page, DIALOG);
      });
    }
    expect(reached).toBeGreaterThan(60);
    figure(FIGURE, reached, 'all in view, with a ring');
  },
);

test(
  'a field and a group of radio buttons are passed by arrows and changed by OK',
  { tag: '@long' },
  async ({ page, context, sites }) => {
    await signIn(context, sites.open, 'family@kandil.test');
    await page.goto('/en/settings#subtitles');
    await hydrated(page);
    await withRemote(page);
    const small = page.getByRole('radio', { name: 'Small' });
    const huge = page.getByRole('radio', { name: 'Very large' });
    const chosen = page.getByRole('radio', { name: 'Medium' });
    await arrowTo(page, small);
    await arrowTo(page, huge);
    await expect(chosen).toBeChecked();
    await page.keyboard.press('Enter');
    await expect(huge).toBeChecked();

    await page.goto('/en/search/golden');
    await hydrated(page);
    await withRemote(page);
    const field = page.getByRole('main').getByRole('searchbox');
    await arrowTo(page, field);
    await page.keyboard.press('End');
    await page.keyboard.press('ArrowLeft');
    await expect(field).toBeFocused();
    for (const key of ['ArrowRight', 'ArrowRight']) await page.keyboard.press(key);
    await expect(page.getByRole('main').getByRole('button', { name: /clear/i })).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await expect(field).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(field).not.toBeFocused();
  },
);

test(
  'a menu opens by OK and closes by an arrow to the side',
  { tag: '@long' },
  async ({ page, context, sites }) => {
    await signIn(context, sites.open, 'family@kandil.test');
    await page.goto('/ar/help-center');
    await hydrated(page);
    await withRemote(page);
    const trigger = page.locator('header button[aria-haspopup="menu"]').last();
    await pressOk(page, trigger);
    await expect(page.getByRole('menuitem').first()).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await expect(page.locator('[role="menu"] :focus')).toHaveCount(1);
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('menu')).toHaveCount(0);
    await expect(trigger).toBeFocused();
  },
);
