import { LANGUAGE_CODES } from '@kandil/i18n';
import { cookieOf } from '../support/session.ts';
import { expect, hydrated, test } from '../support/test.ts';
import { wordsOf } from '../support/words.ts';

const MIRRORED = ['ar', 'ur', 'fa'] as const;
const DIRECTIONS = [
  ['rtl', '@I18N-04', MIRRORED],
  ['ltr', '@I18N-05', LANGUAGE_CODES.filter((code) => !new Set<string>(MIRRORED).has(code))],
] as const;

const english = wordsOf('en');

for (const [direction, tag, languages] of DIRECTIONS) {
  test(
    `pages are laid out ${direction} in ${languages.join(', ')}, and speak that language`,
    { tag: ['@I18N-01', tag] },
    async ({ page }) => {
      for (const language of languages)
        await test.step(language, async () => {
          const words = wordsOf(language);
          await page.goto(`/${language}/subscription-plans`);
          await expect(page.locator('html')).toHaveAttribute('lang', language);
          await expect(page.locator('html')).toHaveAttribute('dir', direction);
          await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('plans.title'));
          const links = page.getByRole('contentinfo').getByRole('link');
          await expect(links.filter({ hasText: words('footer.privacy') })).toHaveCount(1);
          const text = await page.locator('body').innerText();
          for (const key of ['plans.title', 'plans.text', 'footer.privacy', 'footer.promise'])
            expect(text.includes(english(key)), key).toBe(language === 'en');
        });
    },
  );
}

/** A title's face and that of the words around it; of Inter, the file with Cyrillic letters. */
const FACES = {
  en: ['Marcellus', 'Inter', 'Language Names'],
  ru: ['Forum', 'Inter U+400'],
  ar: ['IBM Plex Sans Arabic'],
  fa: ['Vazirmatn'],
  ur: ['Noto Nastaliq Urdu', 'Noto Naskh Arabic'],
  hi: ['Tiro Devanagari Hindi', 'Noto Sans Devanagari'],
  bn: ['Tiro Bangla', 'Noto Sans Bengali'],
};

test(
  'titles and words are set in faces of their own script',
  { tag: '@long' },
  async ({ page }) => {
    for (const [language, faces] of Object.entries(FACES)) {
      await page.goto(`/${language}/detail/caravan-of-dust`);
      const loaded = () =>
        page.evaluate(() =>
          [...document.fonts]
            .filter(({ status }) => status === 'loaded')
            .flatMap(({ family, unicodeRange }) => {
              const name = family.replaceAll('"', '');
              return unicodeRange.includes('U+400') ? [name, `${name} U+400`] : [name];
            }),
        );
      await expect.poll(loaded, language).toEqual(expect.arrayContaining(faces));
    }
  },
);

test(
  'addresses: a prefix of a language that is not available is an ordinary path, a trailing slash is removed, a language-only path sets the language and leads to the homepage',
  { tag: ['@I18N-13', '@SHELL-03', '@SHELL-06'] },
  async ({ page, sites, expectedErrors }) => {
    expectedErrors.push(/404/);
    expect((await page.goto('/xx/search'))?.status()).toBe(404);
    await page.goto('/search/');
    await expect(page).toHaveURL(`${sites.open}/search`);
    await page.goto('/ar');
    await expect(page).toHaveURL(`${sites.open}/`);
    await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
  },
);

test(
  'the language menu switches to Arabic, mirrored and remembered, without axe violations',
  { tag: '@ENTITY-62' },
  async ({ page, context }) => {
    await page.goto('/');
    await hydrated(page);
    await page.getByRole('button', { name: 'Language: en' }).first().click();
    await page.getByRole('menuitem', { name: 'العربية' }).click();
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await expect(page.getByRole('heading', { level: 2, name: 'حلقات جديدة' })).toBeVisible();
    expect(await cookieOf(context, 'kandil_language')).toBe('ar');
    await hydrated(page);
  },
);

test(
  'the texts of a language are fetched once: the next page reads them from the cache',
  { tag: '@CONTENT-33' },
  async ({ page }) => {
    /** The address of the page's texts, and their bytes over the network. */
    const texts = async () => {
      await hydrated(page);
      return page.evaluate(() => {
        const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
        const found = entries.filter(({ name }) => name.includes('/public/translation/'));
        return found.map(({ name, transferSize }) => ({ name, transferSize }));
      });
    };
    await page.goto('/search');
    const [first] = await texts();
    expect(first?.name).toMatch(/\/public\/translation\/en\?v=.+/);
    expect(first?.transferSize).toBeGreaterThan(0);
    await page.goto('/about-us');
    expect(await texts()).toEqual([{ name: first?.name, transferSize: 0 }]);
  },
);

test(
  'a navigation to an address in another language keeps the language and drops the prefix',
  { tag: '@I18N-14' },
  async ({ page, sites, expectedErrors }) => {
    expectedErrors.push(/404/);
    await page.goto(`/en/not-found/url=${encodeURIComponent('/ar/search?from=x')}`);
    await hydrated(page);
    await page.evaluate(() => document.documentElement.setAttribute('data-same', ''));
    const link = page.getByRole('link', { name: 'Try Again' });
    await expect(link).toHaveAttribute('href', '/en/ar/search?from=x');
    await link.click();
    await expect(page).toHaveURL(`${sites.open}/en/search?from=x`);
    await expect(page.getByRole('heading', { level: 1, name: 'Search' })).toBeVisible();
    await expect(page.locator('html[data-same]')).toHaveAttribute('lang', 'en');
  },
);
