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
