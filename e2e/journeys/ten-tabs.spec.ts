import type { BrowserContext, Page } from '@playwright/test';
import { signIn } from '../support/account.ts';
import {
  cookieOf,
  countRefreshes,
  dropNextRefresh,
  letTokenRunOut,
  memberMenu,
} from '../support/session.ts';
import { expect, hydrated, IS_LONG, test } from '../support/test.ts';

const TABS = 10;

// One window size is enough: the test is about several tabs.
test.skip(({ isMobile }) => isMobile);
test.beforeEach(({ expectedErrors }) => {
  expectedErrors.push(/401/, /ERR_CONNECTION_RESET/);
});

const toggle = (page: Page) => page.getByRole('main').getByRole('button', { name: 'My List' });

async function openTabs(context: BrowserContext): Promise<Page[]> {
  const tabs: Page[] = [];
  for (let count = 0; count < TABS; count++) {
    const tab = await context.newPage();
    await tab.goto('/detail/caravan-of-dust');
    await hydrated(tab);
    tabs.push(tab);
  }
  return tabs;
}

/** Every tab makes a member's call at the same time, and each succeeds. */
async function actTogether(tabs: readonly Page[]): Promise<void> {
  const [first] = tabs;
  const wasListed = first && (await toggle(first).getAttribute('aria-pressed'));
  const answered = tabs.map((tab) =>
    tab.waitForResponse((answer) => answer.url().includes('MyList?') && answer.status() === 200, {
      timeout: 60_000,
    }),
  );
  await Promise.all(tabs.map((tab) => toggle(tab).dispatchEvent('click')));
  await Promise.all(answered);
  for (const tab of tabs)
    await expect(toggle(tab)).not.toHaveAttribute('aria-pressed', String(wasListed));
}

async function expectMembers(tabs: readonly Page[], name: string): Promise<void> {
  // Ten pages load at once.
  for (const tab of tabs) await expect(memberMenu(tab, name)).toBeVisible({ timeout: 30_000 });
}

test(
  'ten tabs with an expired token refresh it once, each time, and stay logged in',
  { tag: ['@STATE-06', '@STATE-25', '@long'] },
  async ({ context, sites }) => {
    test.setTimeout(180_000);
    await signIn(context, sites.open, 'free@kandil.test');
    const tabs = await openTabs(context);
    const refreshes = countRefreshes(context);
    const refreshToken = () => cookieOf(context, 'kandil_rt');
    let sent = 0;
    for (let round = 0; round < (IS_LONG ? 3 : 1); round++) {
      const before = await refreshToken();
      await letTokenRunOut(context, sites.open);
      await actTogether(tabs);
      expect(refreshes.sent).toBe((sent += 1));
      expect(await refreshToken()).not.toBe(before);
    }

    await test.step('also when it is done while its answer is lost', async () => {
      const before = await refreshToken();
      await letTokenRunOut(context, sites.open);
      const status = await dropNextRefresh(context);
      await actTogether(tabs);
      // The service had refreshed the token, and gives the retry the same new token (SEC-3).
      expect(status()).toBe(200);
      expect(refreshes.sent).toBe((sent += 2));
      expect(await refreshToken()).not.toBe(before);
      await expectMembers(tabs, 'Omar Haddad');
    });

    await test.step('and take its successor', async () => {
      await letTokenRunOut(context, sites.open);
      await actTogether(tabs);
      expect(refreshes.sent).toBe((sent += 1));
    });

    await test.step('and when they are opened again', async () => {
      await letTokenRunOut(context, sites.open);
      await Promise.all(tabs.map((tab) => tab.reload()));
      await expectMembers(tabs, 'Omar Haddad');
      expect(refreshes.sent).toBe((sent += 1));
    });
  },
);
