import type { Locator, Page } from '@playwright/test';
import { LANGUAGE_CODES, type LanguageCode } from '@kandil/i18n';
import { textsOf } from '@kandil/i18n/locales';
import { signIn } from '../support/account.ts';
import { expect, figure, hydrated, test } from '../support/test.ts';
import { wordsCut } from '../support/words-cut.ts';

/** Where words stand close together: bars, cards, dialogs and forms. */
const OF_GUESTS = [
  '/',
  '/detail/caravan-of-dust',
  '/subscription-plans',
  '/login',
  '/channels',
  '/help-center',
];
const OF_MEMBERS = ['/settings', '/family-sharing', '/profiles', '/payment-history', '/history'];
/** Those with the longest words, and the widest script. The others are tried in long runs. */
const ALWAYS = new Set<LanguageCode>(['ru', 'ur']);

/** On the narrowest phones, too: rows that cannot wrap stay inside the page, or show that there is more. */
async function expectRowsToFit(page: Page, home: string) {
  await page.setViewportSize({ width: 360, height: 780 });
  const beyond = (row: Locator) =>
    row.evaluate((box) => Math.max(0, box.getBoundingClientRect().width - innerWidth + 32));
  await page.goto(`${home}/subscription-plans`);
  expect(await beyond(page.locator('fieldset:has([type=radio])').first())).toBe(0);
  const icons = page.locator('nav:has(ul.grid-flow-col) svg');
  const tops = await icons.evaluateAll((all) =>
    all.map((each) => each.getBoundingClientRect().top),
  );
  expect(new Set(tops).size).toBe(1);
  await page.goto(`${home}/detail/caravan-of-dust`);
  await hydrated(page);
  const tabs = page.getByRole('tablist');
  const hidden = await tabs.evaluate((row) => row.scrollWidth > row.clientWidth + 1);
  if (hidden) await expect(tabs).toHaveAttribute('data-more', /after/);
  else await expect(tabs).toHaveAttribute('data-more', '');
  await page.setViewportSize({ width: 390, height: 844 });
}

for (const language of LANGUAGE_CODES)
  test(
    `no word of the interface is cut off on a phone, in ${language}`,
    { tag: ALWAYS.has(language) ? [] : ['@long'] },
    async ({ page, context, sites }) => {
      test.setTimeout(120_000);
      await page.setViewportSize({ width: 390, height: 844 });
      const words = Object.values(textsOf(language, 'ui'));
      const found: Record<string, string[]> = {};
      const look = async (path: string) => {
        await page.goto(`/${language}${path}`);
        await hydrated(page);
        await page.evaluate(() => document.fonts.ready);
        const cut = await wordsCut(page, words);
        if (cut.length > 0) found[path] = cut;
      };
      for (const path of OF_GUESTS) await look(path);
      // Three lines of small words, or the buttons: more would take the page from a new visitor.
      const notice = await page.locator('[data-notice]').boundingBox();
      expect(notice?.height).toBeLessThanOrEqual(56);
      await expectRowsToFit(page, `/${language}`);
      await signIn(context, sites.open, 'family@kandil.test');
      for (const path of OF_MEMBERS) await look(path);
      expect(found).toEqual({});
      figure(
        'pages whose words fit on a phone',
        OF_GUESTS.length + OF_MEMBERS.length,
        'nothing cut',
      );
    },
  );
