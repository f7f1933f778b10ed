import { type Browser, expect, type Page } from '@playwright/test';
import { expectAccessible, test } from '../support/test.ts';

const LOOKS = ['light', 'dark'] as const;
const PASSWORD = 'kandil-demo';

/** Somebody of the demo's staff, in a browser with an appearance. */
async function signedIn(
  browser: Browser,
  control: string,
  colorScheme: (typeof LOOKS)[number],
): Promise<Page> {
  const context = await browser.newContext({ colorScheme, timezoneId: 'Europe/Istanbul' });
  const page = await context.newPage();
  await page.goto(`${control}/people`);
  await page.getByRole('button', { name: 'Support', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'People' })).toBeVisible();
  return page;
}

async function search(page: Page, term: string): Promise<void> {
  const field = page.getByRole('searchbox', { name: 'Search for a member' });
  await field.fill(term);
  await field.press('Enter');
}

interface Export {
  staffLooks: { role: string; at: string }[];
}

/** The data export of a demo account. */
async function exportOf(page: Page, site: string, email: string): Promise<Export> {
  const headers = { 'x-platform': 'web', 'x-device-id': 'people-spec' };
  const login = await page.request.post(`${site}/api/auth/public/login`, {
    headers,
    data: { email, password: PASSWORD },
  });
  const { accessToken } = ((await login.json()) as { data: { accessToken: string } }).data;
  const authorization = `Bearer ${accessToken}`;
  const answer = await page.request.get(`${site}/api/auth/auth/data-export`, {
    headers: { ...headers, authorization },
  });
  return ((await answer.json()) as { data: Export }).data;
}

for (const look of LOOKS)
  test(`support finds a member, gives a reason and sees plan, receipts and devices (${look})`, async ({
    browser,
    sites: { control, open },
  }) => {
    // Another account for each look: what is open to the demo's staff stays open for an hour.
    const [email, name] =
      look === 'light'
        ? ['member@kandil.test', 'Meryem Aksoy']
        : ['canceled@kandil.test', 'Bilal Nasser'];
    const page = await signedIn(browser, control, look);
    const before = await exportOf(page, open, email);
    await expectAccessible(page);
    await search(page, `  ${email.toUpperCase()} `);
    const row = page.getByRole('row', { name: /•••@k•••\.test/v });
    await expect(row).toBeVisible();
    await expect(page.getByText(email)).toBeHidden();
    await expectAccessible(page);

    await row.getByRole('link').click();
    const dialog = page.getByRole('dialog', { name: 'Why do you open this account?' });
    await dialog.getByLabel('Kind of reason').selectOption('The member asked');
    await dialog.getByLabel('In your words').fill('Asked by phone about a receipt');
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name })).toBeVisible();
    await expect(page.getByText(email)).toBeVisible();
    await expect(page.getByText(/Terms agreed to/v)).toBeVisible();
    await expectAccessible(page);

    await page.getByRole('tab', { name: 'Overview' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('table', { name: 'Subscriptions' })).toBeVisible();
    await expect(
      page.getByRole('table', { name: 'Receipts' }).getByRole('link').first(),
    ).toHaveAttribute('href', /^\/money\/receipts\/[A-Z]+-\d{8}$/v);
    await expectAccessible(page);
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('table', { name: 'Devices' })).toBeVisible();
    await expectAccessible(page);

    // The member reads that somebody of this role has looked, and when.
    const after = await exportOf(page, open, email);
    expect(after.staffLooks).toHaveLength(before.staffLooks.length + 1);
    expect(after.staffLooks[0]).toEqual({ role: 'support', at: expect.any(String) });

    await page.getByRole('link', { name: 'Back to the search' }).click();
    await expect(page.getByRole('searchbox')).toHaveValue(`  ${email.toUpperCase()} `);
    await page.context().close();
  });
