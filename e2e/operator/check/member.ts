import { expect } from '@playwright/test';
import { freshEmail, mailTo } from '../../support/inbox.ts';
import {
  CARDS,
  chooseWay,
  CONFIRMED,
  expectReceipts,
  outcome,
  payButton,
  typeCard,
} from '../../support/paying.ts';
import { fillSignUp } from '../../support/sign-up.ts';
import { wordsOf } from '../../support/words.ts';
import { BRAND } from '../fixture/site.ts';
import type { Visitor } from './visitor.ts';

const t = wordsOf('en');

/** What iyzico's form asks of somebody in Türkiye. */
const DETAILS = {
  name: 'Amina',
  surname: 'Yusuf',
  address: 'Moda Caddesi 1',
  city: 'İstanbul',
  identityNumber: '11111111111',
};

/** Signs a person up: form, code from the mail, plans. @returns the address */
export async function signUp({ page, visit, expectOwnBrand }: Visitor, sandbox: string) {
  const email = freshEmail();
  await visit('/en/sign-up');
  await fillSignUp(page, { fullName: 'Amina Yusuf', email });
  await page.getByRole('dialog').getByRole('button', { name: 'Sign Up' }).click();
  await expect(page.getByRole('heading', { name: 'Enter the code' })).toBeVisible();
  const mail = await mailTo(sandbox, email);
  await page
    .getByRole('dialog')
    .getByRole('textbox')
    .fill(mail.codes[0] ?? '');
  await expect(page).toHaveURL(/\/landing\/vip/);
  await expectOwnBrand();
  return email;
}

/** Buys the plan Solo for a year by card, at the sandbox's iyzico. */
export async function payByCard(visitor: Visitor, price: string): Promise<void> {
  const { page } = visitor;
  const payer = { page, t, language: 'en' };
  await chooseWay(payer, 'IYZICO');
  await expect(page.getByRole('dialog')).toContainText(price);
  await payButton(payer).click();
  const dialog = page.getByRole('dialog');
  for (const [name, text] of Object.entries(DETAILS))
    await dialog.getByLabel(t(`payment.card.${name}`)).fill(text);
  await dialog.getByLabel(t('field.phone')).fill('5321234567');
  await dialog.getByRole('button', { name: t('payment.card.goOn'), exact: true }).click();
  await typeCard(page, CARDS.works);
  await expect(outcome(payer, 'paid.title')).toBeVisible(CONFIRMED);
  await visitor.expectOwnBrand();
  await expectReceipts(payer, 1);
  await visitor.expectOwnBrand();
}

/** Mails are the operator's: their sender and their words. @returns their subjects */
export async function seeOwnMails(sandbox: string, email: string): Promise<string> {
  const answer = await fetch(`${sandbox}/mail?to=${encodeURIComponent(email)}`);
  const { messages } = (await answer.json()) as {
    messages: { from: string; subject: string; text: string; html: string }[];
  };
  for (const { from, subject, text, html } of messages) {
    expect(from).toContain(BRAND.email);
    expect(`${subject} ${text} ${html}`).not.toMatch(/kandil/i);
  }
  return messages.map(({ subject }) => subject).join(' | ');
}
