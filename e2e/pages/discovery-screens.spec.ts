import type { LanguageCode } from '@kandil/i18n';
import { signIn } from '../support/account.ts';
import { settled } from '../support/structure.ts';
import { expect, expectAccessible, figure, hydrated, test } from '../support/test.ts';

const WINDOWS: { language: LanguageCode; width: number }[] = [
  { language: 'en', width: 390 },
  { language: 'en', width: 1440 },
  { language: 'ar', width: 390 },
  { language: 'ar', width: 1440 },
];
/** Screens that screens.spec.ts does not cover. */
const PAGES: Readonly<Record<string, string>> = {
  breakdown: '/breakdown/new-episodes',
  category: '/category/series/all',
  genre: '/genre/history',
  'search-empty': '/search',
  'search-none': '/search/qqqqzzzz',
};

for (const { language, width } of WINDOWS)
  test(
    `the screens of discovery, ${language}, ${width} px`,
    { tag: ['@pictures', '@long'] },
    async ({ page, context, sites }) => {
      test.setTimeout(180_000);
      await page.setViewportSize({ width, height: width < 768 ? 844 : 900 });
      await signIn(context, sites.open, 'member@kandil.test');
      for (const [name, path] of Object.entries(PAGES)) {
        await page.goto(`${language === 'en' ? '' : `/${language}`}${path}`);
        await hydrated(page);
        await settled(page);
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(overflow, `${name} is as wide as its window`).toBe(0);
        await expectAccessible(page);
        await page.screenshot({
          path: `artefacts/screens/discovery-${name}-${language}-${width}.png`,
          animations: 'disabled',
        });
      }
      figure(
        'screens of discovery in every language and width',
        Object.keys(PAGES).length,
        'none wider than its window, nothing for axe',
      );
    },
  );
