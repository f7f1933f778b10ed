import type { Page } from '@playwright/test';
import { signIn } from '../support/account.ts';
import { freshEmail, mailTo } from '../support/inbox.ts';
import { expect, hydrated, test } from '../support/test.ts';

const CAMPAIGNS = [
  {
    code: 'ramadan-special',
    tag: ['@CAMPAIGN-01', '@CAMPAIGN-10', '@CAMPAIGN-11', '@CAMPAIGN-12'],
    title: /^Thirty nights for \P{L}*\$0\.99/u,
    rules: [
      /^The first 30 days of the Solo plan cost \P{L}*\$0\.99\P{L}*$/u,
      /^After the first 30 days it is \P{L}*\$4\.99\P{L}* per month, or \P{L}*\$39\.99\P{L}* per year/u,
    ],
    action: null,
  },
  {
    code: '80-off',
    tag: ['@CAMPAIGN-02', '@CAMPAIGN-13', '@CAMPAIGN-14'],
    title: /\$1\.99\P{L}* per month$/u,
    rules: [
      /^The first year of the annual Solo plan costs \P{L}*\$23\.88\P{L}* That is \P{L}*\$1\.99\P{L}* per month/u,
      /^Enter the promo code KANDIL80 when you choose the annual plan/,
    ],
    action: null,
  },
  {
    code: 'eid-mubarek',
    tag: ['@CAMPAIGN-03', '@CAMPAIGN-15'],
    title: /^Eid Mubarak$/,
    rules: [/^The Solo plan is free until 16 May/],
    action: { name: 'Watch free until 16 May', until: '2027-05-16', promoCode: 'EID' },
  },
];

/** The page of a campaign, for a guest of the closed site. */
async function expectCampaign(
  page: Page,
  site: string,
  { code, title, rules, action }: (typeof CAMPAIGNS)[number],
): Promise<void> {
  const answer = await page.goto(`${site}/en/partners/${code}`);
  const html = (await answer?.text()) ?? '';
  expect(/property="og:title" content="([^"]*)"/.exec(html)?.[1]).toMatch(title);
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  for (const rule of rules)
    await expect(page.getByRole('listitem').filter({ hasText: rule })).toBeVisible();
  const main = page.getByRole('main');
  if (!action || Date.now() >= Date.parse(action.until)) {
    await expect(main.getByText('This offer has ended')).toBeVisible();
    await expect(main.getByRole('link')).toHaveText(['See the plans']);
    return;
  }
  // A guest of the closed site reaches the landing page, with the code.
  await main.getByRole('link', { name: action.name }).click();
  await expect(page.getByRole('dialog').getByRole('textbox')).toHaveValue(action.promoCode);
}

test(
  'campaigns show their text, and their action while it can be used; a slug of nobody is a 404',
  {
    tag: [...CAMPAIGNS.flatMap(({ tag }) => tag), '@ROUTE-14', '@CAMPAIGN-04', '@SCREEN-45'],
  },
  async ({ page, sites, expectedErrors }) => {
    for (const campaign of CAMPAIGNS)
      await test.step(campaign.code, () => expectCampaign(page, sites.closed, campaign));

    await test.step('a campaign in Arabic on a phone fits the window', async () => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto('/ar/partners/eid-mubarek');
      await hydrated(page);
      await expect(page.getByRole('heading', { level: 1, name: 'عيد مبارك' })).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width).toBeLessThanOrEqual(390);
    });

    expectedErrors.push(/404/);
    for (const slug of ['nobody', 'Eid-Mubarek', '12']) {
      const answer = await page.goto(`/en/partners/${slug}`);
      expect(answer?.status(), slug).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page is missing');
    }
  },
);

test('the offer of a campaign reaches the quote, whatever cookies say', async ({
  page,
  context,
  sites,
}) => {
  const today = page.locator('p', { hasText: 'Today' }).locator('strong');
  const dialog = page.getByRole('dialog');
  await signIn(context, sites.open, 'free@kandil.test');
  for (const consent of [
    'necessary',
    'functionality',
    'analytics',
    'social',
    'functionality.analytics.social',
  ]) {
    await context.addCookies([{ name: 'kandil_consent', value: consent, url: sites.open }]);
    await page.goto('/en/partners/eid-mubarek');
    await hydrated(page);
    // The page has its third-party scripts, which the plans must not have.
    if (consent.includes('analytics'))
      await expect(page.locator('script[src*="/analytics/"]')).not.toHaveCount(0);
    await page.getByRole('main').getByRole('link').click();
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await expect(today, consent).toContainText('$0.00');
    await expect(page.locator('script[src*="/analytics/"]')).toHaveCount(0);
  }
  await page.goto('/en/subscription-plans?planCode=SOLO&periodCode=MONTHLY');
  await expect(today).toContainText('$0.00');
});

test('the card of a plan has the price of an offer, for a guest and a member', async ({
  page,
  context,
  sites,
}) => {
  const card = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'Solo', exact: true }) });
  const plain = async () => (await card.innerText()).replace(/[\u2066-\u2069]/g, '');
  for (const who of ['guest', 'member']) {
    if (who === 'member') await signIn(context, sites.open, 'free@kandil.test');
    await page.goto(`${sites.open}/en/landing/vip?promo-code=LANTERN80`);
    await hydrated(page);
    await page.getByRole('dialog').getByRole('button', { name: 'Continue' }).click();
    await expect(card.locator('del'), who).toContainText('$39.99');
    expect(await plain(), who).toMatch(/\$23\.88\s+Regular price\s+\$39\.99\s+\/ year/);
    expect(await plain(), who).toMatch(/\$23\.88 today, then \$39\.99 from \w+ \d+, \d{4}\./);
    await expect(page.locator('del'), who).toHaveCount(1);
  }
});

test(
  'a partner’s page mails a link that opens sign-up',
  { tag: '@ROUTE-14' },
  async ({ page, sites }) => {
    const email = freshEmail();
    await page.goto('/en/partners/lantern-radio');
    await hydrated(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Lantern Radio listeners/);
    await page.getByRole('textbox', { name: 'E-mail' }).fill(email);
    await page.getByRole('button', { name: 'Send me the link' }).click();
    await expect(page.getByRole('main').getByRole('status')).toContainText('a link to sign up');
    const { links } = await mailTo(sites.sandbox, email);
    await page.goto(links[0] ?? '');
    const form = page.getByRole('dialog', { name: 'Sign Up' });
    await expect(form.getByLabel('E-mail', { exact: true })).toHaveValue(email);
  },
);

test(
  'a popup and the cookie notice leave flags in the browser and do not return',
  { tag: '@CAMPAIGN-05' },
  async ({ page, context, sites }) => {
    await page.clock.setFixedTime(new Date('2023-12-20T12:00:00Z'));
    await page.goto(`${sites.open}/en`);
    const popup = page.getByRole('dialog', { name: 'Long nights, good stories' });
    await popup.getByRole('button', { name: 'Not now' }).click();
    await expect(popup).toBeHidden();
    await page.getByRole('button', { name: 'Allow all' }).click();
    const flags = async () =>
      (await context.cookies())
        .map(({ name }) => name)
        .filter((name) => /popups|consent/.test(name));
    await expect
      .poll(async () => (await flags()).sort())
      .toEqual(['kandil_consent', 'kandil_popups']);
    await page.reload();
    await hydrated(page);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
    await expect(popup).toBeHidden();
    await expect(page.getByRole('button', { name: 'Allow all' })).toBeHidden();
  },
);
