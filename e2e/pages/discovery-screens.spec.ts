import type { LanguageCode } from '@kandil/i18n';
import { signIn } from '../support/account.ts';
import { expect, expectAccessible, hydrated, test } from '../support/test.ts';

const WIDTHS = [390, 1440];
const LANGUAGES: LanguageCode[] = ['en', 'ar'];
/** Those that screens.spec.ts does not look at. */
const PAGES: Readonly<Record<string, string>> = {
  breakdown: '/breakdown/new-episodes',
  category: '/category/series/all',
  genre: '/genre/history',
  'search-empty': '/search',
  'search-none': '/search/qqqqzzzz',
};

for (const language of LANGUAGES)
  for (const width of WIDTHS)
    test(`the screens of discovery, ${language}, ${width} px`, async ({ page, context, sites }) => {
      test.setTimeout(180_000);
      await page.setViewportSize({ width, height: width < 768 ? 844 : 900 });
      await signIn(context, sites.open, 'member@kandil.test');
      for (const [name, path] of Object.entries(PAGES)) {
        await page.goto(`${language === 'en' ? '' : `/${language}`}${path}`);
        await hydrated(page);
        await page.waitForLoadState('networkidle');
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
    });
