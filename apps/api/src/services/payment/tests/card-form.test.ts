import { cardForm } from '@kandil/contract/internal';
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { openCardForm } from '../../../testing/pay-by-card.ts';
import { paymentAppOfFile } from '../../../testing/payment-app.ts';

const app = await paymentAppOfFile();

const formOf = (intentId: string, secret: string) => app.internal(cardForm, { intentId, secret });

test('the form of a card is shown to who has its secret, as long as it can be paid', async () => {
  const { intentId, secret } = await openCardForm(app, await app.member());
  const form = await formOf(intentId, secret);
  expect(form).toMatchObject({ language: 'en', back: { url: expect.stringContaining(secret) } });
  expect(form?.html).toContain('<script');
  // The amount of today, and that the form is safe: no other amount follows.
  expect(form?.lines).toHaveLength(2);
  const another = await openCardForm(app, await app.member());
  expect(await formOf(intentId, another.secret)).toBeNull();
  expect(await formOf(intentId, '')).toBeNull();
  expect(await formOf(randomUUID(), secret)).toBeNull();
  await app.later({ hours: 3 });
  expect(await formOf(another.intentId, another.secret)).toBeNull();
});

test('the way back gives the form up', async () => {
  const { intentId, secret } = await openCardForm(app, await app.member());
  const form = await formOf(intentId, secret);
  const { pathname, search } = new URL(form?.back.url ?? '');
  await app.app.inject({ method: 'GET', url: pathname + search });
  await app.idle();
  expect(await formOf(intentId, secret)).toBeNull();
});
