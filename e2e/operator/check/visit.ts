import { expect } from '@playwright/test';
import { wordsOf } from '../../support/words.ts';
import { BRAND } from '../fixture/site.ts';
import { programmeAt } from '../fixture/guide.ts';
import { PRICE_IN_TR } from '../fixture/offers.ts';
import type { Visitor } from './visitor.ts';

const t = wordsOf('en');
const HOUR = 3_600_000;
/** An import shows within four seconds, a page of guests at the request after that. */
const SOON = { timeout: 30_000, intervals: [500] };

/** Every page that a guest finds without a plan. */
const GUEST_PAGES = [
  '/en',
  '/ar',
  '/en/landing',
  '/ar/landing',
  '/en/category/movies',
  '/en/detail/lighthouse-keeper',
  '/ar/detail/night-ferry',
  '/en/subscription-plans',
  '/en/login',
  '/ar/sign-up',
  '/en/search/light',
  '/en/help-center',
  '/en/customer-support',
  '/en/terms-of-use',
  '/ar/terms-of-use',
  '/en/privacy-policy',
  '/en/general-data-protection-regulation',
  '/en/cookie-preferences',
  '/en/about-us',
  '/en/channels',
  '/en/nothing-is-here',
] as const;

/** A service that has only just been started: it sells nothing, and says what to do. */
export async function seeEmptyService({ page }: Visitor): Promise<void> {
  await page.goto('/en');
  await expect(page.getByText('npm run catalogue -- import')).toBeVisible();
  await page.goto('/en/subscription-plans');
  await expect(page.getByText(t('plans.empty')).first()).toBeVisible();
}

/** Plans that nobody can buy yet, because nobody knows who sells them. */
export async function seeNotForSale({ page }: Visitor): Promise<void> {
  const main = page.getByRole('main');
  await expect
    .poll(async () => {
      await page.goto('/en/subscription-plans');
      return main.innerText();
    }, SOON)
    .toContain('Solo');
  await expect(main.getByRole('listitem').filter({ hasText: 'Solo' }).first()).toContainText(
    t('plans.empty'),
  );
  await expect(page.getByRole('button', { name: 'Start with Solo' })).toHaveCount(0);
}

/** Waits until an import shows, then looks at the pages of guests. @returns how many were looked at */
export async function seeGuestPages({ page, visit, seen }: Visitor): Promise<string> {
  await expect
    .poll(async () => {
      await page.goto('/en');
      return page.getByRole('link', { name: /Lighthouse Keeper/ }).count();
    }, SOON)
    .toBeGreaterThan(0);
  for (const path of GUEST_PAGES) await visit(path);
  return `${seen.size} pages name ${BRAND.name.en} or ${BRAND.name.ar} and nobody else`;
}

/** The look and the law of the operator. */
export async function seeOwnLaw({ page, visit }: Visitor): Promise<void> {
  await visit('/en/terms-of-use');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Terms of ${BRAND.name.en}`);
  await expect(page.getByRole('main')).toContainText(BRAND.company);
  await visit('/ar/terms-of-use');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`شروط ${BRAND.name.ar}`);
  await visit('/en/privacy-policy');
  await expect(page.getByRole('main')).toContainText(BRAND.email);
  await visit('/en/about-us');
  await expect(page.getByRole('main')).toContainText('one tower');
}

/** A title that is announced, and one that leaves soon. @returns what their pages say */
export async function seeTimes({ page, visit }: Visitor): Promise<string> {
  const said: string[] = [];
  for (const [code, words] of [
    ['winter-harbour', /^From /],
    ['lighthouse-keeper', /^Leaves on /],
  ] as const) {
    await visit(`/en/detail/${code}`);
    said.push(await page.getByRole('main').getByText(words).first().innerText());
    const play = page.getByRole('main').locator('[data-button="play"]');
    await expect(play).toHaveCount(code === 'winter-harbour' ? 0 : 1);
  }
  return said.join(', ');
}

/** The prices of the country that a visitor comes from. */
export async function seePrices({ page, visit }: Visitor, price: string): Promise<void> {
  await visit('/en/subscription-plans');
  const solo = page.getByRole('listitem').filter({ hasText: 'Solo' }).first();
  await expect(solo).toContainText(price);
}

export const TURKISH_PRICE = `₺${PRICE_IN_TR}.00`;

/** The television guide shows what is on now. */
export async function seeGuide({ page, visit }: Visitor): Promise<string> {
  await visit('/en/channels?view=guide');
  const now = Math.floor(Date.now() / HOUR) * HOUR;
  for (const name of ['Harbour news', 'Harbour & hills'])
    await expect(page.getByText(programmeAt(name, now)).first()).toBeVisible();
  return programmeAt('Harbour news', now);
}
