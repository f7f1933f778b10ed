import { expect, expectAccessible, hydrated, test } from '../support/test.ts';
import { wordsOf } from '../support/words.ts';

const MOST = 64;

for (const language of ['en', 'ar'] as const) {
  const t = wordsOf(language);
  const address = (words: string) =>
    `${language === 'en' ? '' : '/ar'}/search/${encodeURIComponent(words)}`;

  for (const length of [MOST + 1, 10_000]) {
    test(
      `a search for ${length} characters is a bad request that says what to do, in ${language}`,
      { tag: language === 'ar' || length > 100 ? ['@long'] : [] },
      async ({ page, expectedErrors }) => {
        expectedErrors.push(/status of 400/);
        const answer = await page.goto(address('golden '.repeat(length).slice(0, length)));
        expect(answer?.status()).toBe(400);
        await hydrated(page);
        await expect(page.getByRole('alert')).toContainText(t('search.tooLong'));
        await expect(page.getByRole('alert')).toContainText(
          t('search.tooLongText', { count: MOST }),
        );
        const box = page.getByRole('main').getByRole('searchbox');
        expect((await box.inputValue()).startsWith('golden golden')).toBe(true);
        expect((await box.inputValue()).length).toBeLessThanOrEqual(MOST);
        await expectAccessible(page);
        await page.getByRole('link', { name: t('search.beginning') }).click();
        await expect(page.getByRole('alert')).toHaveCount(0);
        await box.fill('golden');
        await expect(page).toHaveURL(/\/search\/golden$/);
      },
    );
  }
}

test('a split character at the limit and invalid text cause no server error', async ({
  request,
}) => {
  const status = async (path: string) => (await request.get(path)).status();
  expect(await status(`/search/${encodeURIComponent(`${'x'.repeat(MOST - 1)}🏮`)}`)).toBe(400);
  expect(await status('/search/%E0%A4%A')).toBeLessThan(500);
  expect(await status('/search/%00')).toBeLessThan(500);
});
