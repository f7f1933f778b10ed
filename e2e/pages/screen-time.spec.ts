import { signIn } from '../support/account.ts';
import { expectPlaying } from '../support/playback.ts';
import { forgetEverything } from '../support/sign-up.ts';
import { expect, expectAccessible, hydrated, test } from '../support/test.ts';

test('a grown-up limits a child’s hours, and the player says a kind good night', async ({
  page,
  context,
  sites,
}, { retry }) => {
  const name = `Yunus ${retry}`;
  await signIn(context, sites.open, 'family@kandil.test');
  await page.goto('/en/profiles/create');
  await hydrated(page);
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Children’s profile').check();
  await page.getByLabel('Time each day').selectOption('60');
  await page.getByLabel('Only at certain times of the day').check();
  // A minute of the day in which this test does not run.
  const hour = (new Date().getHours() + 12) % 24;
  const clock = (minute: string) => `${String(hour).padStart(2, '0')}:${minute}`;
  await page.getByLabel('From').fill(clock('00'));
  await page.getByLabel('Until').fill(clock('01'));
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Create' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Not now' }).click();

  await page.getByRole('link', { name: `Edit ${name}` }).click();
  await expect(page.getByLabel('From')).toHaveValue(clock('00'));
  await expect(page.getByRole('heading', { name: 'What this child has watched' })).toBeVisible();
  await expect(page.getByText('Nothing yet.')).toBeVisible();

  await page.goto('/en/profiles');
  await hydrated(page);
  await page.getByRole('main').getByRole('button', { name }).click();
  await expect(page.getByRole('button', { name: `${name}’s menu` })).toBeVisible();
  await page.goto('/en/detail/moonlight-friends');
  await hydrated(page);
  await page
    .getByRole('link', { name: /^(?:Play|Watch)/ })
    .first()
    .click();
  const rest = page.getByRole('alert').filter({ hasText: 'Time for a rest' });
  await expect(rest).toContainText(`You can watch again at ⁨${clock('00')}⁩`);
  await expect(page.getByRole('button', { name: 'Change profile' })).toHaveCount(0);
  await expectAccessible(page);
  // A grown-up beside the child.
  await page.getByRole('button', { name: '15 more minutes' }).click();
  await page.getByRole('dialog').getByLabel('Password', { exact: true }).fill('kandil-demo');
  await page.getByRole('dialog').getByRole('button', { name: 'Continue' }).click();
  await expectPlaying(page);

  // Other tests use the account too.
  await forgetEverything(context, sites);
  await signIn(context, sites.open, 'family@kandil.test');
  await page.goto('/en/profiles?manage');
  await hydrated(page);
  await page.getByRole('link', { name: `Edit ${name}` }).click();
  await page.getByRole('button', { name: 'Delete profile' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('link', { name: `Edit ${name}` })).toHaveCount(0);
});
