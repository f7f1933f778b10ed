import { signIn } from '../support/account.ts';
import { expect, hydrated, test } from '../support/test.ts';

test(
  '/modals opens every modal for a tester',
  { tag: ['@ROUTE-53', '@CONST-09', '@CONST-13'] },
  async ({ page, context, sites, expectedErrors }) => {
    // The sample of a mailed link is none.
    expectedErrors.push(/validate-token-pass/);
    await signIn(context, sites.open, 'member@kandil.test');
    await page.goto('/en/modals');
    await hydrated(page);
    const main = page.getByRole('main');
    const dialog = page.getByRole('dialog');
    const names = await main.getByRole('button').allInnerTexts();
    expect(names.length).toBeGreaterThan(25);
    const titles = new Set<string>();
    for (const name of names.filter((each) => each !== 'loading')) {
      // The page below an open modal is inert for pointers: the next modal takes the place of this one.
      await main
        .locator('button', { has: page.getByText(name, { exact: true }) })
        .evaluate((button: HTMLButtonElement) => button.click());
      await expect(dialog.getByRole('heading').first(), name).toBeVisible();
      titles.add(await dialog.getByRole('heading').first().innerText());
      if (name === 'oneTimeCode')
        await expect(dialog.getByRole('textbox', { name: '4-digit code' })).toBeVisible();
    }
    expect(titles.size).toBeGreaterThan(20);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);

    // The clock stands still: else the time of a busy machine would count, too.
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await main.getByRole('button', { name: 'loading' }).click();
    await expect(dialog).toBeVisible();
    await page.clock.runFor(2900);
    await expect(dialog).toBeVisible();
    await page.clock.runFor(600);
    await expect(dialog).toHaveCount(0);
  },
);
