import { type Stack, startStack } from '@kandil/testkit/stack';
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import {
  atPaypal,
  CARDS,
  chooseWay,
  CONFIRMED,
  expectReceipts,
  followMoney,
  outcome,
  payButton,
  setFaults,
  typeCard,
} from '../support/paying.ts';
import { newMember } from '../support/money.ts';
import { expect, hydrated, test } from '../support/test.ts';
import { wordsOf } from '../support/words.ts';

// A separate product: a gateway's faults affect everyone who pays there. It logs at the most detailed level.
const own: { stack?: Stack } = {};
test.use({ ownProduct: own, expectedErrors: [/503/] });
test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  const env = { RATE_LIMIT_FACTOR: '1000', AVOD_ENABLED: 'true', LOG_LEVEL: 'debug' };
  own.stack = await startStack({ env });
});
test.afterAll(() => own.stack?.stop());

const DOWN = { next: { answer: 'fail', count: 10_000 } };
const UP = { next: null };

test.afterEach(async ({ sites }) => {
  for (const gateway of ['paypal', 'iyzico']) await setFaults(sites.sandbox, gateway, UP);
});

test(
  'PayPal is down at the start: the member sees an error, and pays later, once',
  { tag: '@long' },
  async ({ page, context, sites, isMobile }) => {
    const language = isMobile ? 'ar' : 'en';
    const payer = { page, language, t: wordsOf(language) };
    const charges = followMoney(context, sites);
    const email = await newMember(context, sites);
    await chooseWay(payer, 'PAYPAL');
    await setFaults(sites.sandbox, 'paypal', DOWN);
    await payButton(payer).click();
    const alert = page.getByRole('dialog').getByRole('alert');
    await expect(alert).toContainText(wordsOf(language, 'errors')('GATEWAY_UNAVAILABLE'));
    await setFaults(sites.sandbox, 'paypal', UP);
    await payButton(payer).click();
    await atPaypal.agree(page);
    await expect(outcome(payer, 'paid.title')).toBeVisible(CONFIRMED);
    await expectReceipts(payer, 1);
    expect(await charges(email)).toEqual(['charge']);
  },
);

for (const [when, faults] of [
  ['is down', DOWN],
  ['loses its answer to the charge', { next: { answer: 'lose', count: 1, only: '/activate' } }],
] as const)
  test(
    `PayPal ${when} at the return: the page waits, also after a reload; charged once`,
    { tag: '@long' },
    async ({ page, context, sites, isMobile }) => {
      test.setTimeout(120_000);
      const language = isMobile ? 'ar' : 'en';
      const payer = { page, language, t: wordsOf(language) };
      const charges = followMoney(context, sites);
      const email = await newMember(context, sites);
      await chooseWay(payer, 'PAYPAL');
      await payButton(payer).click();
      await page.waitForURL(/\/paypal\//);
      await setFaults(sites.sandbox, 'paypal', { ...faults, events: 'never' });
      await atPaypal.agree(page);
      if (faults === DOWN) {
        await expect(outcome(payer, 'paid.waiting')).toBeVisible(CONFIRMED);
        await page.reload();
        await expect(outcome(payer, 'paid.waiting')).toBeVisible(CONFIRMED);
        expect(await charges(email)).toEqual([]);
        await setFaults(sites.sandbox, 'paypal', UP);
      }
      await expect(outcome(payer, 'paid.title')).toBeVisible(CONFIRMED);
      await setFaults(sites.sandbox, 'paypal', { events: 'normal' });
      await fetch(`${sites.sandbox}/gateways/paypal/events/deliver`, { method: 'POST' });
      await expectReceipts(payer, 1);
      expect(await charges(email)).toEqual(['charge']);
    },
  );

test(
  'iyzico is down at the start and at the return; the card is stored nowhere',
  { tag: '@long' },
  async ({ page, context, sites, isMobile }) => {
    test.setTimeout(120_000);
    const language = isMobile ? 'ar' : 'en';
    const t = wordsOf(language);
    const payer = { page, language, t };
    const charges = followMoney(context, sites);
    const email = await newMember(context, sites);
    const dialog = page.getByRole('dialog');
    const field = (name: string) => dialog.getByLabel(t(`payment.card.${name}`));
    await chooseWay(payer, 'IYZICO');
    await payButton(payer).click();
    await field('name').fill('Amina');
    await field('surname').fill('Yusuf');
    await dialog.getByLabel(t('field.phone')).fill('5321234567');
    await field('identityNumber').fill('11111111111');
    await field('address').fill('Moda Caddesi 1');
    await field('city').fill('İstanbul');
    const goOn = () => dialog.getByRole('button', { name: t('payment.card.goOn') }).click();
    await setFaults(sites.sandbox, 'iyzico', DOWN);
    await goOn();
    const text = wordsOf(language, 'errors')('GATEWAY_UNAVAILABLE');
    await expect(dialog.getByRole('alert')).toContainText(text);
    await expect(field('address')).toHaveValue('Moda Caddesi 1');
    await setFaults(sites.sandbox, 'iyzico', UP);
    await goOn();
    await page.locator('.iyzico-form').waitFor();
    await setFaults(sites.sandbox, 'iyzico', DOWN);
    await typeCard(page, CARDS.works);
    await expect(outcome(payer, 'paid.waiting')).toBeVisible(CONFIRMED);
    await setFaults(sites.sandbox, 'iyzico', UP);
    await expect(outcome(payer, 'paid.title')).toBeVisible(CONFIRMED);
    await expectReceipts(payer, 1);
    expect(await charges(email)).toEqual(['charge']);
    await hydrated(page);

    const { output, dataDir } = own.stack ?? {};
    expect(output?.()).toContain('Kandil is ready');
    expect(output?.()).not.toContain(CARDS.works);
    const options = ['--recursive', '--files-with-matches', '--exclude-dir=sandbox', CARDS.works];
    const search = promisify(execFile)('grep', [...options, dataDir ?? '']);
    // 1: nothing was found.
    await expect(search).rejects.toMatchObject({ code: 1, stdout: '' });
  },
);
