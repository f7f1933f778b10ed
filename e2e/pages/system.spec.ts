import { openStackDatabase } from '@kandil/testkit/database';
import { type Stack, startStack } from '@kandil/testkit/stack';
import type { Page } from '@playwright/test';
import { codeFor, freshEmail } from '../support/inbox.ts';
import { fillSignUp } from '../support/sign-up.ts';
import { expect, expectAccessible, hydrated, test } from '../support/test.ts';

let product: Stack;

test.beforeAll(async () => {
  product = await startStack();
});
test.afterAll(() => product?.stop());
test.describe.configure({ mode: 'default' });

const faultOfMail = (mode: 'rejects' | 'none') =>
  fetch(`${product.sandboxUrl}/faults/mail`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ mode }),
  });

/** Lets a job that is being retried fail for the last time now: its twelve attempts take hours. */
async function failForGood(job: string): Promise<void> {
  const database = openStackDatabase(product.dataDir);
  try {
    const hurry = async () => {
      const { rows } = await database.query(
        `update queue.job set retry_limit = retry_count, start_after = now()
         where name = $1 and state = 'retry' returning id`,
        [job],
      );
      return rows.length;
    };
    await expect.poll(hurry).toBe(1);
  } finally {
    await database.close();
  }
}

async function overflow(page: Page): Promise<number> {
  return page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
}

test('a mail that a server refused is seen, retried, and arrives', async ({ browser, page }) => {
  test.setTimeout(120_000);
  const email = freshEmail();
  await faultOfMail('rejects');
  await page.goto(`${product.url}/en/sign-up`);
  await hydrated(page);
  await fillSignUp(page, { fullName: 'Amina Yusuf', email });
  await page.getByRole('dialog').getByRole('button', { name: 'Sign Up' }).click();
  await expect(page.getByRole('heading', { name: 'Enter the code' })).toBeVisible();
  await failForGood('auth.send-code');

  const staff = await browser.newContext({
    colorScheme: 'dark',
    reducedMotion: 'reduce',
    viewport: { width: 1440, height: 900 },
  });
  const control = await staff.newPage();
  await control.goto(`${product.controlUrl}/system`);
  await control.getByRole('button', { name: 'Administrator', exact: true }).click();
  const failed = control.getByRole('table', { name: 'Failed for good' });
  const again = control.getByRole('button', { name: 'Refresh' });
  await expect(async () => {
    await again.click();
    await expect(failed).toContainText('auth.send-code', { timeout: 1000 });
  }).toPass();
  await expect(failed).toContainText('No such mailbox.');
  await expect(control.getByText('1 job failed for good.')).toBeVisible();
  await expect(control.getByText(email)).toHaveCount(0);
  await expectAccessible(control);
  await control.setViewportSize({ width: 768, height: 900 });
  expect(await overflow(control)).toBe(0);
  await control.emulateMedia({ colorScheme: 'light' });
  await expectAccessible(control);

  await faultOfMail('none');
  await control.getByRole('button', { name: /^Retry auth.send-code/v }).press('Enter');
  await expect(control.getByText('1 job runs again.')).toBeVisible();
  await expect(control.getByText('No job has failed for good.')).toBeVisible();
  expect(await codeFor(product.sandboxUrl, email)).toMatch(/^\d{6}$/v);

  await control.goto(`${product.controlUrl}/audit`);
  const entry = control.getByText('Ran failed jobs again').filter({ visible: true });
  await expect(entry).toHaveCount(1);
  await staff.close();
});

test('a process says that it is there, with its release and its disk', async ({ browser }) => {
  const staff = await browser.newContext({ colorScheme: 'light', reducedMotion: 'reduce' });
  const control = await staff.newPage();
  await control.goto(`${product.controlUrl}/system`);
  await control.getByRole('button', { name: 'Administrator', exact: true }).click();
  const processes = control.getByRole('table', { name: 'Processes' });
  await expect(processes.getByRole('row')).toHaveCount(2);
  await expect(processes).toContainText('worker');
  await expect(control.getByText(/free of/v)).toBeVisible();
  // The demo makes no backups, and says so.
  await expect(control.getByText('No backup has been made yet.')).toBeVisible();
  await staff.close();
});
