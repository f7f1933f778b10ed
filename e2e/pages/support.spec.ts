import type { Page } from '@playwright/test';
import { signIn } from '../support/account.ts';
import { mailTo } from '../support/inbox.ts';
import { newMember } from '../support/money.ts';
import { seek, showControls, video, watchEpisode } from '../support/player.ts';
import { expect, expectAccessible, hydrated, test } from '../support/test.ts';

/** The operator's address, from MAIL_FROM. */
const OPERATOR = 'hello@kandil.test';
const LOG = 'player log\n'.repeat(30_000);
const NAMES = {
  en: { form: 'Customer support', file: /^File/, send: 'Send', error: 'Invalid e-mail' },
  ar: { form: 'خدمة العملاء', file: /^ملف/, send: 'إرسال', error: 'البريد الإلكتروني غير صحيح' },
} as const;

/** The form and its fields, in one of the two languages. */
function supportForm(page: Page, language: keyof typeof NAMES) {
  const names = NAMES[language];
  const form = page.getByRole('form', { name: names.form });
  return {
    form,
    email: form.locator('input[type=email]'),
    subject: form.getByRole('combobox'),
    message: form.locator('textarea'),
    file: form.getByLabel(names.file),
    consent: form.getByRole('checkbox'),
    send: form.getByRole('button', { name: names.send }),
  };
}

/** Sends at 250 kB a second, so that the progress can be seen. */
async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: 10_000_000,
    uploadThroughput: 250_000,
  });
}

test(
  'a member writes to support with a file, and is back where they came from',
  {
    tag: [
      '@ROUTE-38',
      '@SUPPORT-01',
      '@SUPPORT-02',
      '@SUPPORT-03',
      '@SUPPORT-04',
      '@SUPPORT-05',
      '@SUPPORT-06',
      '@SUPPORT-07',
      '@SUPPORT-09',
      '@SUPPORT-11',
      '@SUPPORT-13',
      '@VALID-38',
      '@VALID-39',
    ],
  },
  async ({ page, context, sites }) => {
    const email = await newMember(context, sites);
    await page.goto('/en/help-center');
    await hydrated(page);
    await page.getByRole('link', { name: 'Write to us' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Customer support');
    const fields = supportForm(page, 'en');
    await expect(fields.email).toHaveValue(email);
    await expect(fields.send).toBeDisabled();

    await fields.message.fill('ab');
    await expect(fields.form).toContainText('Minimum 3 characters required.');
    await fields.message.fill('The sound stops after a minute.');
    const limits = page.waitForRequest(/limit-check\?subject=PAYMENT$/);
    await fields.subject.selectOption('PAYMENT');
    await limits;
    await fields.file.setInputFiles({
      name: 'log.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from(LOG),
    });
    await expect(fields.form).toContainText('Unsupported File Type!');
    await fields.subject.selectOption('PLAYBACK');
    await expect(fields.form).not.toContainText('log.txt');
    await fields.file.setInputFiles({
      name: 'log.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from(LOG),
    });
    await expect(fields.file).not.toHaveAttribute('multiple');
    await expect(fields.send).toBeDisabled();
    await fields.consent.check();

    await slowDown(page);
    await fields.send.click();
    await expect(fields.form.getByRole('progressbar')).toBeVisible();
    for (const field of [fields.email, fields.subject, fields.message, fields.file, fields.consent])
      await expect(field).toBeDisabled();
    await expect(page).toHaveURL(/\/help-center$/);
    const toast = page.getByRole('status').filter({ hasText: 'Its number is' });
    const number = /T-\d+/.exec(await toast.innerText())?.[0] ?? '';

    const acknowledged = await mailTo(sites.sandbox, email, ({ subject }) =>
      subject.includes(number),
    );
    expect(acknowledged.subject).toBe(`We have received your message (${number})`);
    const mail = await mailTo(sites.sandbox, OPERATOR, ({ subject }) => subject.startsWith(number));
    const link = new URL(mail.links.find((each) => each.includes('/ticket/file/')) ?? '');
    const download = await page.request.get(sites.open + link.pathname);
    expect(await download.text()).toBe(LOG);
    expect(download.headers()['content-disposition']).toMatch(/^attachment; filename="log.txt"/);
  },
);

test.describe('on a phone, in Arabic', () => {
  test.use({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    // Refusals of this test.
    expectedErrors: [/status of 503/],
  });

  test(
    'faults are said where they belong, nothing is lost, and a first page leads home',
    {
      tag: ['@VALID-30', '@SUPPORT-08', '@SUPPORT-10', '@SUPPORT-12', '@SUPPORT-14', '@NOTIFY-08'],
    },
    async ({ page, context, sites }) => {
      await signIn(context, sites.open, 'member@kandil.test');
      await page.goto('/ar/customer-support');
      await hydrated(page);
      const fields = supportForm(page, 'ar');
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
        390,
      );
      await fields.email.fill('nobody');
      await expect(fields.form).toContainText(NAMES.ar.error);
      await fields.email.fill('leyla@kandil.test');
      await fields.message.fill('ينقطع الصوت بعد دقيقة.');
      await fields.consent.check();

      const description = 'الحدود غير متاحة الآن.';
      const down = (statusDescription: string) => ({
        status: 503,
        json: {
          message: statusDescription,
          data: null,
          meta: { code: 'UNAVAILABLE', statusDescription },
        },
      });
      await page.route(/limit-check\?subject=PAYMENT/, (route) => route.fulfill(down(description)));
      await fields.subject.selectOption('PAYMENT');
      await expect(fields.subject).toHaveAccessibleDescription(description);
      await expect(fields.send).toBeDisabled();
      await expectAccessible(page);
      await fields.subject.selectOption('PLAYBACK');
      await expect(fields.form).not.toContainText(description);

      const refusal = 'تعذّر الإرسال الآن.';
      await page.route(/ticket\/save/, (route) => route.fulfill(down(refusal)), { times: 1 });
      await fields.send.click();
      await expect(fields.form.getByRole('alert')).toHaveText(refusal);
      await expect(fields.message).toHaveValue('ينقطع الصوت بعد دقيقة.');
      const saved = page.waitForRequest(/ticket\/save$/);
      await fields.send.click();
      // The browser is set to en-US, the page to Arabic.
      expect((await saved).postData()).toMatch(/name="deviceLanguage"\s+en\s/);
      await expect(page).toHaveURL(/\/ar$/);
      await expect(page.getByRole('status').filter({ hasText: /وصلتنا رسالتك/ })).toBeVisible();

      await page.goto('/ar/customer-support');
      await hydrated(page);
      await expect(fields.message).toHaveValue('');
    },
  );
});

test('a problem with a title is reported from its page and from the player', async ({
  page,
  context,
  sites,
}) => {
  await signIn(context, sites.open, 'family@kandil.test');
  await page.goto('/en/detail/nur');
  await hydrated(page);
  const report = page.getByRole('dialog', { name: 'Report a problem' });
  const toast = page.getByRole('status').filter({ hasText: 'Its number is' });
  const opener = page.getByRole('button', { name: 'Report a problem' });
  await opener.click();
  await report.getByRole('button', { name: 'Send report' }).click();
  await expect(report).toContainText('This field is required');
  await report.getByText('Subtitles').click();
  await report.getByRole('textbox').fill('They are late.');
  await report.getByRole('button', { name: 'Send report' }).click();
  await expect(toast).toBeVisible();
  const number = /T-\d+/.exec(await toast.innerText())?.[0] ?? '';
  const mail = await mailTo(sites.sandbox, OPERATOR, ({ subject }) => subject.startsWith(number));
  expect(mail.subject).toBe(`${number}: A problem with a title`);
  await expect(report).toBeHidden();
  await expect(opener).toBeFocused();

  await watchEpisode(page, 'keeper-of-cordoba-s1e1');
  await seek(page, 30);
  await showControls(page);
  await page.getByRole('button', { name: 'Settings', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Report a problem' }).click();
  await expect(report).toContainText(/At 00:3\d/);
  expect(await video(page).evaluate((each: HTMLVideoElement) => each.paused)).toBe(true);
  await report.getByText('Sound').click();
  // The keys of the player are those of the dialog now.
  await report.getByRole('textbox').fill('');
  await page.keyboard.type('Mute? f m');
  await expect(report.getByRole('textbox')).toHaveValue('Mute? f m');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(toast).toBeVisible();
  await expect(report).toBeHidden();
});

test('a guest is sent home', { tag: '@ROUTE-39' }, async ({ page, sites }) => {
  await page.goto('/en/customer-support');
  await expect(page).toHaveURL(`${sites.open}/`);
  await page.goto(`${sites.closed}/en/customer-support`);
  await expect(page).toHaveURL(/\/landing$/);
});
