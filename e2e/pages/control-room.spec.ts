import { type BrowserContext, expect, type Page } from '@playwright/test';
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expectAccessible, test } from '../support/test.ts';

const ROOT = join(import.meta.dirname, '../..');

/** `npm run staff -- ...` beside the running product. @returns what it prints */
async function staffCommand(dataDir: string, ...args: string[]): Promise<string> {
  const script = [join(ROOT, 'scripts/operate.ts'), 'staff', ...args];
  const env = { ...process.env, KANDIL_DATA_DIR: dataDir };
  const { stdout } = await promisify(execFile)(process.execPath, script, { cwd: ROOT, env });
  return stdout;
}

const linkIn = (printed: string): string => /https?:\/\/\S+/.exec(printed)?.[0] ?? '';

/** A browser whose machine has an authenticator that its owner unlocks. @returns forgets its passkeys */
async function withAuthenticator(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return page;
}

/** Joins the staff with a link. */
async function joinWith(page: Page, link: string, name: string): Promise<void> {
  await page.goto(link);
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: /^Create passkey/ }).click();
  await expect(page.getByRole('button', { name: /your menu/ })).toBeVisible();
}

test.describe('the control room', () => {
  // A session that was ended answers so, which the browser prints.
  test.use({ expectedErrors: [/401/] });

  test('first administrator by command, invitation, role, lost key, dismissed in session', async ({
    browser,
    sites: { control, dataDir },
  }) => {
    const [chief, other] = await Promise.all([
      browser.newContext({ colorScheme: 'light' }),
      browser.newContext({ colorScheme: 'dark' }),
    ]);
    const mail = `lina-${Date.now()}@station.test`;
    const first = await staffCommand(
      dataDir,
      'invite',
      'chief@station.test',
      '--role',
      'administrator',
    );
    const page = await withAuthenticator(chief);
    await joinWith(page, linkIn(first), 'Amira Haddad');
    await page.getByRole('link', { name: 'Staff' }).click();
    await expect(page.getByRole('row', { name: /Amira Haddad/ })).toBeVisible();
    await expectAccessible(page);

    // The passkey signs in again; the cookie went with signing out.
    await page.getByRole('button', { name: /your menu/ }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
    await page.getByRole('link', { name: 'Staff' }).click();

    const invite = async (role: string) => {
      await page.getByRole('button', { name: 'Invite', exact: true }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('E-mail address').fill(mail);
      await dialog.getByText(role, { exact: true }).click();
      await expectAccessible(page);
      await dialog.getByRole('button', { name: 'Create link' }).click();
      const link = await dialog.getByLabel('Link of the invitation').inputValue();
      await dialog.getByRole('button', { name: 'Done' }).click();
      return link;
    };
    const second = await withAuthenticator(other);
    await joinWith(second, await invite('Administrator'), 'Lina Morel');
    await second.goto(`${control}/audit`);
    await expect(second.getByRole('heading', { name: 'Audit' })).toBeVisible();
    await expect(second.getByText('Amira Haddad').filter({ visible: true }).first()).toBeVisible();
    await expectAccessible(second);

    // A lost key: who joins again is out everywhere else.
    const again = await invite('Support');
    const third = await withAuthenticator(other);
    await joinWith(third, again, 'Lina Morel');
    await page.reload();
    const row = page.getByRole('row', { name: /Lina Morel/ });
    await expect(row).toContainText('Administrator');

    // Dismissed in the middle of a session.
    await row.getByRole('button', { name: 'Actions for Lina Morel' }).click();
    await page.getByRole('menuitem', { name: 'Dismiss' }).click();
    await expectAccessible(page);
    await page.getByRole('dialog').getByRole('button', { name: 'Dismiss' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await third.getByRole('link', { name: 'Audit' }).click();
    await expect(third.getByRole('button', { name: 'Sign in with a passkey' })).toBeVisible();
    await third.getByRole('button', { name: 'Sign in with a passkey' }).click();
    await expect(third.getByRole('alert')).toContainText('was not accepted');
    await Promise.all([chief.close(), other.close()]);
  });

  test('the demo signs in with one click, and each role sees its sections', async ({
    page,
    sites: { control },
  }) => {
    await page.goto(control);
    await page.getByRole('button', { name: 'Scheduler' }).click();
    await expect(page.getByRole('heading', { name: 'Numbers', exact: true })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Staff' })).toBeHidden();
    await page.goto(`${control}/staff`);
    await expect(page.getByText('This section is not part of your role')).toBeVisible();
    await expectAccessible(page);
  });
});
