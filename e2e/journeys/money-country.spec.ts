import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freshMobile, smsCode } from '../support/inbox.ts';
import { planOf } from '../support/money.ts';
import { expect, hydrated, test } from '../support/test.ts';

const ROOT = join(import.meta.dirname, '../..');

interface Offers {
  plans: {
    code: string;
    prices: { period: string; country: string; currency: string; amount: number }[];
  }[];
}

/** The demo's offers, with prices of a country that no other test comes from. */
function withPricesOf(country: string): Offers {
  const offers = JSON.parse(readFileSync(join(ROOT, 'demo/offers.json'), 'utf8')) as Offers;
  for (const { prices } of offers.plans)
    prices.push(
      ...prices.map((price) => ({
        ...price,
        country,
        currency: 'EUR',
        amount: price.amount - 200,
      })),
    );
  return offers;
}

test.use({ timezoneId: 'Asia/Baku' });

test(
  'a guest’s document, a visit in the app and a payment by number have the prices of one country',
  { tag: ['@SPEC-D38'] },
  async ({ page, context, sites }, info) => {
    const file = info.outputPath('offers.json');
    writeFileSync(file, JSON.stringify(withPricesOf('AZ')));
    const run = ['scripts/run.mjs', 'scripts/operate.ts', 'catalogue', 'import', file];
    execFileSync(process.execPath, run, {
      cwd: ROOT,
      env: { ...process.env, KANDIL_DATA_DIR: sites.dataDir },
    });
    await context.addCookies([{ name: 'kandil_consent', value: 'none', url: sites.open }]);

    // The landing page: the claim and the cards say the same.
    await page.goto('/en/landing');
    await hydrated(page);
    await expect(page.getByRole('main').getByText(/From .*€/)).toBeVisible();
    const plans = page.getByRole('region', { name: 'Choose your light' });
    await expect(plans.getByText(/€/).first()).toBeVisible();
    await expect(plans.getByText(/\$/)).toHaveCount(0);

    await page.goto('/en/subscription-plans?planCode=SOLO&periodCode=MONTHLY');
    await hydrated(page);
    const solo = page.getByRole('listitem').filter({ hasText: 'Solo' }).first();
    await expect(solo).toContainText('€2.99');
    await expect(page.getByRole('main').getByText(/\$/)).toHaveCount(0);

    await solo.getByRole('button', { name: 'Pay with my phone number' }).click();
    const dialog = page.getByRole('dialog').last();
    const number = freshMobile();
    await dialog.getByRole('textbox').fill(`+90${number}`);
    await dialog.getByRole('button', { name: 'Send code' }).click();
    const { code } = await smsCode(sites.sandbox, `90${number}`);
    await dialog.getByRole('textbox', { name: /code/i }).fill(code);
    await expect(page.getByRole('heading', { name: 'Your plan is active' })).toBeVisible();
    expect(await planOf(context, sites)).toMatchObject({ planCode: 'SOLO', status: 'ACTIVE' });
  },
);
