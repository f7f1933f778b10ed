import type { Page } from '@playwright/test';
import { NECESSARY } from '../../apps/web/app/browser/storage/necessary.ts';
import { NEEDS_CONSENT } from '../../apps/web/app/browser/storage/stored.ts';
import { signIn } from '../support/account.ts';
import { expectPlaying } from '../support/playback.ts';
import { expect, hydrated, test } from '../support/test.ts';

const listed = (kind: 'functionality' | 'measuring'): string[] =>
  Object.values(NEEDS_CONSENT).flatMap((place): readonly string[] => place[kind]);
/** The cookies that only the server reads. */
const OF_THE_SERVER = /^(__Host-rt|kandil_rt)$/;

/** Every key that is stored, without the id of a profile; those that need no consent are left out. */
async function stored(page: Page): Promise<string[]> {
  const items = await page.evaluate(async () => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
    ...(await caches.keys()),
    ...(await indexedDB.databases()).map(({ name }) => `database ${name}`),
  ]);
  const cookies = (await page.context().cookies()).map(({ name }) => name.replace(/_\d+$/, ''));
  const necessary: readonly string[] = Object.values(NECESSARY).flat();
  return [...new Set([...items, ...cookies])]
    .filter((key) => !necessary.includes(key) && !OF_THE_SERVER.test(key))
    .toSorted();
}

const section = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Settings sections' }).getByRole('link', { name });

/** Uses what remembers something: search, the look of subtitles, picture quality, prayer times, the player. */
async function useEverything(page: Page): Promise<void> {
  await page.goto('/en/search');
  await hydrated(page);
  await page.getByRole('searchbox').first().fill('caravan');
  await page.getByRole('searchbox').first().press('Enter');
  await expect(page.getByText('Found search results for')).toBeVisible();
  await page
    .getByRole('main')
    .getByRole('link', { name: /Caravan of Dust/ })
    .first()
    .click();
  await expect(page).toHaveURL(/detail\/caravan-of-dust/);
  await page
    .getByRole('main')
    .getByRole('link', { name: /Play|Resume/ })
    .first()
    .click();
  await expectPlaying(page);
  await page.keyboard.press('m');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('c');
  await page.goBack();
  await page.getByRole('button', { name: /menu/i }).first().click();
  await page
    .getByRole('menuitem', { name: 'Settings' })
    .or(page.getByRole('link', { name: 'Settings' }))
    .first()
    .click();
  await section(page, 'Prayer times').click();
  await page.locator('#prayer').getByText('Prayer times on this device').click();
}

/** Changes the answer in Settings, where the visit has ended. */
async function allow(page: Page, kinds: readonly string[]): Promise<void> {
  await section(page, 'Cookies and privacy').click();
  await page.locator('#privacy').getByRole('button', { name: 'Preferences' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cookies' });
  for (const kind of ['Functional', 'Analytics', 'Social media'])
    await dialog
      .getByRole('switch', { name: new RegExp(`^${kind}`) })
      .setChecked(kinds.includes(kind));
  await dialog.getByRole('button', { name: 'Save my choice' }).click();
  await expect(dialog).toBeHidden();
}

test('only what each answer to the notice allows is stored, after a visit that uses everything', async ({
  page,
  context,
  sites,
}) => {
  await signIn(context, sites.open, 'member@kandil.test');
  await context.clearCookies({ name: 'kandil_consent' });
  await useEverything(page);
  expect(await stored(page), 'no answer').toEqual([]);
  await page.getByRole('button', { name: 'Only necessary' }).click();
  expect(await stored(page), 'only necessary').toEqual([]);

  const choices = [
    'kandil_cache_prayer',
    'kandil_player_muted',
    'kandil_player_volume',
    'kandil_recent_searches',
    'kandil_subtitle_enabled',
  ];
  for (const kinds of [
    ['Functional'],
    ['Analytics'],
    ['Functional', 'Analytics', 'Social media'],
    ['Analytics', 'Social media'],
  ]) {
    await allow(page, kinds);
    const keys = await stored(page);
    const isFunctional = kinds.includes('Functional');
    if (isFunctional) expect(keys, kinds.join()).toEqual(expect.arrayContaining(choices));
    const allowed = [
      ...(isFunctional ? listed('functionality') : []),
      ...(kinds.includes('Analytics') ? listed('measuring') : []),
    ];
    expect(
      keys.filter((key) => !allowed.includes(key)),
      kinds.join(),
    ).toEqual([]);
  }
});
