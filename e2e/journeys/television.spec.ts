import { signIn } from '../support/account.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

test(
  'a television shows a code, the phone enters it, and the television is signed in',
  { tag: ['@TV-19', '@TV-20', '@TV-21'] },
  async ({ page, context, sites }, info) => {
    const shoot = (name: string) =>
      television.screenshot({ path: `artefacts/screens/${info.project.name}-en-${name}.png` });
    const television = await context.newPage();
    await television.goto(`${sites.sandbox}/television`);
    await expect(
      television.getByRole('heading', { name: 'Sign in with your phone' }),
    ).toBeVisible();
    await expect(television.getByRole('timer')).toHaveText(/^(10:00|9:5\d)$/);
    await expectAccessible(television);
    await shoot('television-code');

    // The address in the QR code.
    const address = await television
      .getByRole('link', { name: 'Open the address of the code' })
      .getAttribute('href');
    await signIn(context, sites.open, 'member@kandil.test');
    await page.goto(address ?? '');
    await expect(page.getByText('Go back to TV and enjoy exceptional content')).toBeVisible();

    await expect(television.getByRole('heading', { level: 1 })).toContainText('Welcome, ', {
      timeout: 20_000,
    });
    await expect(television.getByRole('heading', { name: 'New Episodes' })).toBeVisible();
    await expectAccessible(television);
    await shoot('television-home');

    await television.getByRole('button', { name: 'Sign out' }).click();
    await expect(
      television.getByRole('heading', { name: 'Sign in with your phone' }),
    ).toBeVisible();
  },
);
