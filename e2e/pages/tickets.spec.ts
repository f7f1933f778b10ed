import type { Browser, BrowserContext, Page } from '@playwright/test';
import { mailTo } from '../support/inbox.ts';
import { newMember } from '../support/money.ts';
import { expect, expectAccessible, hydrated, type Sites, test } from '../support/test.ts';

/** Signs in to the control room as the demo's support. */
async function supportAt(context: BrowserContext, { control }: Sites): Promise<Page> {
  const page = await context.newPage();
  await page.goto(control);
  await page.getByRole('button', { name: 'Support' }).click();
  await expect(page.getByRole('heading', { name: 'Tickets' })).toBeVisible();
  return page;
}

/** Sends the form of the support page. @returns the number of the ticket */
async function writeToSupport(page: Page, message: string): Promise<string> {
  await page.goto('/en/customer-support');
  await hydrated(page);
  const form = page.getByRole('form', { name: 'Customer support' });
  await form.getByRole('combobox').selectOption('PAYMENT');
  await form.locator('textarea').fill(message);
  await form.getByRole('checkbox').check();
  await form.getByRole('button', { name: 'Send' }).click();
  const toast = page.getByRole('status').filter({ hasText: 'Its number is' });
  return /T-\d+/.exec(await toast.innerText())?.[0] ?? '';
}

/** Adds to the conversation that a page shows. */
async function replyOn(page: Page, text: string): Promise<void> {
  await hydrated(page);
  const form = page.getByRole('form', { name: 'Your reply' });
  await form.locator('textarea').fill(text);
  await form.getByRole('button', { name: 'Send reply' }).click();
  await expect(page.getByText('Waiting for our reply')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: text })).toBeVisible();
}

const inLight = (browser: Browser) => browser.newContext({ colorScheme: 'light' });

test('a message is answered in the control room, and solved after the member’s reply', async ({
  page,
  context,
  browser,
  sites,
}) => {
  const email = await newMember(context, sites);
  const number = await writeToSupport(page, 'I was charged twice <b>today</b>.');
  const acknowledged = await mailTo(sites.sandbox, email, ({ subject }) =>
    subject.includes(`received your message (${number})`),
  );
  expect(acknowledged.links.some((link) => link.endsWith(`/customer-support/${number}`))).toBe(
    true,
  );

  const light = await inLight(browser);
  const staff = await supportAt(light, sites);
  const search = staff.getByRole('searchbox');
  await search.fill(email);
  await search.press('Enter');
  const row = staff.getByRole('listitem').filter({ hasText: number });
  await expect(row).toContainText('Payment and plan');
  await expect(row).not.toContainText(email);
  await expectAccessible(staff);
  await staff.getByRole('link', { name: `Open ${number}` }).press('Enter');

  await expect(staff.getByText('I was charged twice <b>today</b>.')).toBeVisible();
  await staff.getByText('Internal note', { exact: true }).click();
  await staff.getByRole('textbox').fill('Looks like a hold of the bank.');
  await expectAccessible(staff);
  await staff.getByRole('button', { name: 'Add note' }).click();
  await expect(staff.getByText('The note was added.')).toBeVisible();
  await staff.getByText('Answer', { exact: true }).click();
  await staff.getByRole('textbox').fill('Only one payment was made.');
  // What was typed survives a reload.
  await staff.reload();
  await expect(staff.getByRole('textbox')).toHaveValue('Only one payment was made.');
  await staff.getByRole('button', { name: 'Send answer' }).click();
  await expect(staff.getByText('Answered', { exact: true })).toBeVisible();
  await expectAccessible(staff);

  const mail = await mailTo(sites.sandbox, email, ({ subject }) =>
    subject.includes(`replied to your message (${number})`),
  );
  const link = new URL(mail.links.find((each) => each.includes('/customer-support/')) ?? '');
  await page.goto(link.pathname);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Message ${number}`);
  await expect(page.getByText('Only one payment was made.')).toBeVisible();
  await expect(page.getByText('Looks like a hold of the bank.')).toBeHidden();
  await expectAccessible(page);
  await replyOn(page, 'Thank you, now I see.');

  const dark = await browser.newContext({ colorScheme: 'dark' });
  const other = await supportAt(dark, sites);
  await expectAccessible(other);
  await other.goto(`${sites.control}/tickets/${number}`);
  await expect(other.getByText('Thank you, now I see.')).toBeVisible();
  await expectAccessible(other);
  await other.getByRole('button', { name: 'Solve', exact: true }).click();
  await expect(other.getByText(`${number} is solved.`)).toBeVisible();

  // The first page has an older version: its answer is refused, says why, and is not lost.
  await staff.getByRole('textbox').fill('Anything else?');
  await staff.getByRole('button', { name: 'Send answer' }).click();
  await expect(staff.getByRole('alert')).toContainText('The member wrote again');
  await expect(staff.getByRole('textbox')).toHaveValue('Anything else?');

  await page.goto('/en/customer-support');
  const own = page.getByRole('region', { name: 'Your messages' });
  await expect(own.getByRole('listitem')).toContainText('Solved');
  await expectAccessible(page);
  await own.getByRole('link').click();
  await replyOn(page, 'One more thing.');
  await other.reload();
  await expect(other.getByText('One more thing.')).toBeVisible();
  await expect(other.getByRole('button', { name: 'Solve', exact: true })).toBeVisible();
  await Promise.all([light.close(), dark.close()]);
});

test.describe('saved answers and reports', () => {
  test('an answer is saved, inserted with facts, and deleted', async ({
    page,
    context,
    browser,
    sites,
  }) => {
    await newMember(context, sites);
    const number = await writeToSupport(page, 'Where is my receipt?');
    const dark = await browser.newContext({ colorScheme: 'dark' });
    const staff = await supportAt(dark, sites);
    await staff.getByRole('link', { name: 'Saved answers' }).click();
    await staff.getByRole('button', { name: 'New answer' }).click();
    const dialog = staff.getByRole('dialog');
    await dialog.getByLabel('Title').fill(`Receipt ${number}`);
    await dialog.getByLabel('Text').fill('Hello {name}, about {ticket}.');
    await expectAccessible(staff);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(
      staff.getByRole('row', { name: new RegExp(`Receipt ${number}`, 'v') }),
    ).toBeVisible();
    await expectAccessible(staff);
    await staff.goto(`${sites.control}/tickets/${number}`);
    await staff.getByLabel('Saved answers').selectOption(`Receipt ${number}`);
    await expect(staff.getByRole('textbox')).toHaveValue(`Hello Amina Yusuf, about ${number}.`);
    await staff.goto(`${sites.control}/tickets/saved-answers`);
    await staff.getByRole('button', { name: `Delete Receipt ${number}` }).click();
    await staff.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect(staff.getByText(`Receipt ${number} was deleted.`)).toBeVisible();
    await staff.goto(`${sites.control}/tickets/reports`);
    await expect(staff.getByRole('heading', { name: 'Reports by title' })).toBeVisible();
    await expectAccessible(staff);
    await dark.close();
  });
});

test.describe('on a phone, in Arabic', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a conversation fits, and a guest is asked to log in and comes back', async ({
    page,
    context,
    sites,
  }) => {
    await newMember(context, sites);
    const number = await writeToSupport(page, 'ينقطع الصوت بعد دقيقة.');
    await page.goto(`/ar/customer-support/${number}`);
    await hydrated(page);
    await expect(page.getByText('ينقطع الصوت بعد دقيقة.')).toBeVisible();
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(390);
    await expectAccessible(page);
    await page.screenshot({ path: test.info().outputPath('ticket-ar.png'), fullPage: true });

    await context.clearCookies();
    await page.goto(`/ar/customer-support/${number}`);
    await hydrated(page);
    await page.locator('#main').getByRole('button', { name: 'تسجيل الدخول' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`/ar/customer-support/${number}`, 'v'));
  });
});
