import type { BrowserContext, Page } from '@playwright/test';
import { expect, hydrated, type Sites } from './test.ts';
import type { Words } from './words.ts';

export const CARDS = {
  works: '5528790000000008',
  /** Refused in the card form. */
  refused: '4129111111111111',
  /** Accepted in the card form, refused when it is charged. */
  noFunds: '5170410000000004',
};

/** One payer with the words of their language. */
export interface Payer {
  page: Page;
  t: Words;
  language: string;
}

/** Opens the ways to pay for the plan Solo by year, as a link with the plan does, with one of them chosen. */
export async function chooseWay({ page, language }: Payer, gatewayCode: 'PAYPAL' | 'IYZICO') {
  const query = `planCode=SOLO&periodCode=YEARLY&gatewayCode=${gatewayCode}`;
  await page.goto(`/${language}/subscription-plans?${query}`);
  await expect(page.getByRole('dialog').getByRole('radio', { checked: true })).toBeVisible();
}

/** The button that leads to the chosen way to pay. */
export const payButton = ({ page, t }: Payer) => {
  const dialog = page.getByRole('dialog');
  const toPaypal = t('payment.to.REDIRECT', { way: 'PayPal' });
  return dialog
    .getByRole('button', { name: toPaypal })
    .or(dialog.getByRole('button', { name: t('payment.to.CREDIT_CARD') }));
};

/** The heading of the page that says what became of a payment. */
export const outcome = ({ page, t }: Payer, key: string) =>
  page.getByRole('heading', { level: 1, name: t(key) });

/** Payments are confirmed within a few seconds, on a busy machine later. */
export const CONFIRMED = { timeout: 30_000 };

/** The answer on PayPal's page. */
export const atPaypal = {
  agree: (page: Page) => page.getByRole('button', { name: /Agree/ }).click(),
  refuse: (page: Page) => page.getByRole('button', { name: /Refuse/ }).click(),
};

/** Fills in iyzico's form on the payment origin, and sends it. */
export async function typeCard(page: Page, number: string): Promise<void> {
  const type = (name: string, text: string) => page.locator(`input[name=${name}]`).fill(text);
  await type('cardHolderName', 'Amina Yusuf');
  await type('cardNumber', number);
  await type('expireMonth', '12');
  await type('expireYear', '99');
  await type('cvc', '123');
  await page.locator('.iyzico-form button').click();
}

interface Movement {
  kind: string;
  subscription: string;
}

async function ofGateway<T>(sandbox: string, gateway: string, what: string): Promise<T> {
  return (await fetch(`${sandbox}/gateways/${gateway}/${what}`)).json() as Promise<T>;
}

/**
 * Follows the agreements that a browser makes at PayPal, to count what was charged for them.
 * @returns a function that returns every movement of money for them, and by the card of an e-mail address
 */
export function followMoney(context: BrowserContext, { sandbox }: Sites) {
  const own = new Set<string>();
  context.on('response', async (response) => {
    const location = response.headers()['location'] ?? '';
    const [, id] = /subscription_id=([\w-]+)/.exec(location) ?? [];
    if (id) own.add(id);
  });
  return async (email: string): Promise<string[]> => {
    const { subscriptions } = await ofGateway<{ subscriptions: { id: string; payer: string }[] }>(
      sandbox,
      'iyzico',
      'subscriptions',
    );
    for (const { id, payer } of subscriptions) if (payer === email) own.add(id);
    const ledgers = await Promise.all(
      ['paypal', 'iyzico'].map((gateway) =>
        ofGateway<{ movements: Movement[] }>(sandbox, gateway, 'ledger'),
      ),
    );
    return ledgers
      .flatMap(({ movements }) => movements)
      .filter(({ subscription }) => own.has(subscription))
      .map(({ kind }) => kind);
  };
}

/** Sets faults of a gateway; `next: null` ends them. */
export async function setFaults(sandbox: string, gateway: string, faults: object): Promise<void> {
  const answer = await fetch(`${sandbox}/gateways/${gateway}/faults`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(faults),
  });
  if (!answer.ok) throw new Error(`no such fault: ${await answer.text()}`);
}

/** Expects so many receipts in the payment history. */
export async function expectReceipts({ page, t, language }: Payer, count: number): Promise<void> {
  await page.goto(`/${language}/payment-history`);
  await hydrated(page);
  const none = page.getByRole('heading', { name: t('receipt.none') });
  if (count === 0) await expect(none).toBeVisible();
  else await expect(page.locator('main li button[aria-expanded]')).toHaveCount(count);
}

/** Opens the plans, and the ways to pay for one of them. */
export async function choosePlan(page: Page, plan: string, way: RegExp): Promise<void> {
  await page.goto('/en/subscription-plans');
  await hydrated(page);
  await page.getByRole('button', { name: `Choose ${plan}` }).click();
  await page.getByRole('radio', { name: way }).check();
}

/** Goes on to the page of PayPal, and answers it there. */
export async function payAtPaypal(page: Page, answer: 'Agree' | 'Refuse'): Promise<void> {
  await page.getByRole('button', { name: 'Continue to PayPal' }).click();
  await page.getByRole('button', { name: new RegExp(answer) }).click();
}

export const expectActive = (page: Page): Promise<void> =>
  expect(page.getByRole('heading', { name: 'Your plan is active' })).toBeVisible({
    timeout: 30_000,
  });

/** On the page of settings. */
export async function cancelBilling(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Cancel billing' }).click();
  const question = page.getByRole('dialog');
  await expect(question).toContainText('keep your profiles and favorites for a year');
  await question.getByRole('button', { name: 'Cancel billing' }).click();
  await expect(page.getByText('Your plan has been canceled.')).toBeVisible();
}
