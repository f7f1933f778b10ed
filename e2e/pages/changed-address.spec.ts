import { freshEmail, mailTo } from '../support/inbox.ts';
import { newMember } from '../support/money.ts';
import { expect, expectAccessible, hydrated, test } from '../support/test.ts';

/** The address of the page that a mailed link opens. */
async function verifyLink(sandbox: string, email: string): Promise<string> {
  const { links } = await mailTo(sandbox, email);
  const { pathname, search } = new URL(links.find((each) => each.includes('/verify?')) ?? '');
  return pathname + search;
}

test(
  'a changed address is reminded of until its mailed link is opened and pressed; later the link says the same',
  {
    tag: [
      '@ROUTE-10',
      '@ROUTE-11',
      '@SCREEN-29',
      '@SCREEN-30',
      '@SCREEN-31',
      '@SCREEN-47',
      '@SCREEN-48',
      '@SHELL-27',
    ],
  },
  async ({ page, context, browser, sites, expectedErrors }) => {
    expectedErrors.push(/410/);
    await newMember(context, sites);
    const [typed, corrected] = [freshEmail(), freshEmail()];
    await page.goto('/en/settings');
    await hydrated(page);
    await page.getByRole('button', { name: 'Change: E-mail' }).click();
    const form = page.getByRole('dialog');
    await form.getByLabel('New e-mail').fill(typed);
    await form.locator('button[type=submit]').click();
    await form.getByRole('button', { name: 'OK' }).click();
    await expect(page.locator('#account')).toContainText(typed);
    const unused = await verifyLink(sites.sandbox, typed);

    await page.goto('/en');
    const reminder = page.getByRole('dialog', { name: 'Confirm your e-mail' });
    await expect(reminder).toContainText(`${typed}\u2069 is not confirmed yet`);
    const submit = reminder.locator('button[type=submit]');
    await expect(submit).toHaveText('Resend');
    await reminder.getByLabel('E-mail').fill(corrected);
    await expect(submit).toHaveText('Done');
    await submit.click();
    await expect(reminder.getByRole('status')).toContainText(corrected);

    let confirm = () => {};
    const held = new Promise<void>((resolve) => (confirm = resolve));
    await page.route(/email-verify\/validate-token$/, async (route) => {
      await held;
      await route.continue();
    });
    // The spinner does not move with reduced motion, which the other tests use.
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    const link = await verifyLink(sites.sandbox, corrected);
    await page.goto(link);
    await hydrated(page);
    await expect(page).toHaveURL(/\/verify$/);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Confirm e-mail' }).click();
    const spinner = page.locator('main svg');
    await expect(spinner).toBeVisible();
    const turns = () =>
      spinner.evaluate((element) => element.getAnimations().map(({ playState }) => playState));
    expect(await turns()).toEqual(['running']);
    await expect(page.locator('h1')).toHaveText('Confirming your e-mail address');
    const answer = page.getByRole('dialog', { name: 'Notification' });
    await expect(answer).toBeHidden();
    confirm();
    await expect(answer.getByText('Your e-mail address is confirmed.')).toHaveRole('status');
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(`${sites.open}/`);
    await hydrated(page);
    await expect(page.getByRole('dialog')).toHaveCount(0);

    const other = await (await browser.newContext({ baseURL: sites.open })).newPage();
    await other.goto(link);
    await hydrated(other);
    await other.getByRole('button', { name: 'Confirm e-mail' }).click();
    await expect(other.getByText('Your e-mail address is confirmed.')).toBeVisible();
    await other.context().close();

    // A link that opens nothing offers another one.
    await page.goto(unused);
    await hydrated(page);
    await page.getByRole('button', { name: 'Confirm e-mail' }).click();
    await expect(answer).toContainText('expired');
    await page.keyboard.press('Escape');
    await expect(page.locator('h1')).toHaveText('This link does not work');
    await expect(page.getByRole('button', { name: 'Get a new link' })).toBeVisible();
    await expectAccessible(page);
  },
);
