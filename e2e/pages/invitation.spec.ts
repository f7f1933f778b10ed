import { signIn } from '../support/account.ts';
import { fillSignUp } from '../support/sign-up.ts';
import { freshEmail } from '../support/inbox.ts';
import { memberMenu } from '../support/session.ts';
import { expect, hydrated, test } from '../support/test.ts';

test(
  'a member shares an invitation, and sees that a friend has come',
  { tag: ['@ROUTE-47', '@SCREEN-24', '@SCREEN-25', '@SCREEN-26', '@SCREEN-27'] },
  async ({ page, context, browser, sites }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await signIn(context, sites.open, 'canceled@kandil.test');
    await page.goto('/en/invitation');
    await hydrated(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Invite your friends');
    const main = page.getByRole('main');
    await expect(main).toContainText('Send your link to people you’d like to watch with.');
    const link = main.getByRole('textbox', { name: 'Your invitation link' });
    await expect(link).toHaveAttribute('readonly');
    const url = await link.inputValue();
    expect(url).toMatch(/\/sign-up\?reference=\w{10}$/);
    await main.getByRole('button', { name: 'Copy Link' }).click();
    await expect(main.getByRole('button', { name: 'Copied' })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(url);
    const hrefOf = (name: string) => main.getByRole('link', { name }).getAttribute('href');
    expect(await hrefOf('E-mail')).toMatch(/^mailto:/);
    expect(await hrefOf('WhatsApp')).toMatch(/^https:\/\/wa\.me\//);
    expect(await hrefOf('Facebook')).toMatch(/^https:\/\/www\.facebook\.com\/sharer/);
    expect(await hrefOf('Twitter')).toMatch(/^https:\/\/twitter\.com\/intent/);
    expect(await hrefOf('Messenger')).toMatch(/^fb-messenger:|facebook\.com\/dialog/);

    const friend = await browser.newPage({ baseURL: sites.open });
    await friend.context().addCookies([{ name: 'kandil_consent', value: 'none', url: sites.open }]);
    const { pathname, search } = new URL(url);
    await friend.goto(`/en${pathname}${search}`);
    await hydrated(friend);
    await fillSignUp(friend, { fullName: 'Huda Salim', email: freshEmail() });
    await friend.getByRole('dialog').getByRole('button', { name: 'Sign Up' }).click();
    await expect(friend.getByRole('heading', { name: 'Enter the code' })).toBeVisible();
    await friend.close();
    await page.reload();
    await expect(main).toContainText(/friends? ha(?:s|ve) signed up with your link/);
  },
);

test('a guest is sent home', { tag: ['@ROUTE-48'] }, async ({ page }) => {
  await page.goto('/en/invitation');
  await expect(page).toHaveURL(/\/(?:en\/?)?$/);
});

test(
  'an error of the service is shown at home',
  { tag: ['@SCREEN-28', '@ERROR-43'] },
  async ({ page, context, sites, expectedErrors }) => {
    expectedErrors.push(/429/);
    await signIn(context, sites.open, 'member@kandil.test');
    await page.goto('/en/settings');
    await hydrated(page);
    await context.route('**/auth/invite-social-links', (route) =>
      route.fulfill({
        status: 429,
        json: { message: 'Please wait a little.', data: null, meta: { code: 'TOO_MANY_REQUESTS' } },
      }),
    );
    await memberMenu(page, 'Meryem Aksoy').click();
    await page.getByRole('menuitem', { name: 'Invite friends' }).click();
    await expect(
      page.getByRole('alert').filter({ hasText: 'Please wait a little.' }),
    ).toBeVisible();
    await expect(page).toHaveURL(/\/(?:en\/?)?$/);
  },
);
