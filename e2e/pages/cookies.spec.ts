import { expect, expectAccessible, hydrated, test } from '../support/test.ts';

const DAY_SECONDS = 86_400;

test('SHELL-37 SHELL-39 SHELL-40 SHELL-38 the cookie notice is answered once, for 365 days', async ({
  page,
  context,
}) => {
  await page.goto('/');
  await hydrated(page);
  const notice = page.getByRole('region', { name: 'Cookie notice' });
  await expect(notice).toBeVisible();
  const before = Date.now() / 1000;
  await notice.getByRole('button', { name: 'Allow all' }).click();
  await expect(notice).toBeHidden();
  const consent = (await context.cookies()).find(({ name }) => name === 'kandil_consent');
  expect(Math.round(((consent?.expires ?? 0) - before) / DAY_SECONDS)).toBe(365);
  await page.reload();
  await hydrated(page);
  await expect(notice).toBeHidden();
});

test('CONST-03 the device id lasts 365 days', async ({ page, context }) => {
  await page.goto('/search');
  await hydrated(page);
  await page.getByRole('searchbox').first().fill('golden');
  await expect(page.getByText('Found search results for')).toBeVisible();
  const device = (await context.cookies()).find(({ name }) => name === 'kandil_device');
  expect(Math.round(((device?.expires ?? 0) - Date.now() / 1000) / DAY_SECONDS)).toBe(365);
});

test('MODAL-07 the cookie preferences modal keeps each choice', async ({ page, context }) => {
  await page.goto('/');
  await hydrated(page);
  await page.getByRole('button', { name: 'Preferences' }).click();
  const modal = page.getByRole('dialog', { name: 'Cookies' });
  await expect(modal.getByRole('switch', { name: /^Necessary/ })).toBeDisabled();
  await modal.getByText(/^Analytics/).click();
  await expectAccessible(page);
  await modal.getByRole('button', { name: 'Save my choice' }).click();
  await expect(modal).toBeHidden();
  await expect(page.getByRole('region', { name: 'Cookie notice' })).toHaveCount(0);
  const kept = (await context.cookies()).find(({ name }) => name === 'kandil_consent');
  expect(kept?.value).toBe('analytics');
});
