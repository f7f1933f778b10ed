import { signIn } from '../support/account.ts';
import { expect, hydrated, test } from '../support/test.ts';

test.use({
  launchOptions: async ({ launchOptions }, provide) => {
    // Playwright turns the cache for Back and Forward off.
    await provide({ ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] });
  },
});

interface RestoreReport {
  notRestoredReasons?: { reasons?: { reason: string }[] } | null;
}

for (const who of ['a guest', 'a member'])
  test(`nothing of a page keeps the browser from holding it for Back, for ${who}`, async ({
    page,
    context,
    sites,
  }) => {
    if (who === 'a member') await signIn(context, sites.open, 'member@kandil.test');
    for (const path of ['/', '/detail/nur', '/my-list']) {
      await page.goto(path);
      await hydrated(page);
      await page.goto('/terms-of-use');
      await page.evaluate(() => void setTimeout(() => history.back()));
      await expect(page).toHaveURL(path);
      await hydrated(page);
      const reasons = await page.evaluate(() => {
        const [navigation] = performance.getEntriesByType('navigation') as RestoreReport[];
        return navigation?.notRestoredReasons?.reasons?.map(({ reason }) => reason) ?? [];
      });
      // A browser without a window holds no page; that reason is its own.
      expect(reasons.filter((reason) => reason !== 'masked')).toEqual([]);
    }
  });
