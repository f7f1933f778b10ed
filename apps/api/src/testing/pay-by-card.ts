import { payment } from '@kandil/contract';
import { expect } from 'vitest';
import type { SignedUp } from './auth-app.ts';
import { offered, type PaymentApp } from './payment-app.ts';

const DETAILS = {
  name: 'Ayşe',
  surname: 'Yılmaz',
  email: 'ayse@kandil.test',
  phone: '905551112233',
  identityNumber: '74300864791',
  address: 'Moda Cad. 1',
  city: 'İstanbul',
  zipCode: '34710',
};

/** Opens iyzico's form for a member in Turkey. */
export async function openCardForm(app: PaymentApp, member: SignedUp) {
  await app.database.pool.query(`update auth.accounts set country_code = 'TR' where id = $1`, [
    member.userId,
  ]);
  const { visitor } = member;
  const requested = await offered(visitor, { gatewayCode: 'IYZICO' });
  const started = await visitor.call(payment.billing, requested);
  expect(started.data).toMatchObject({ result: 'SUCCESS', redirectUrl: null });
  const { intentId } = started.data;
  const details = await visitor.call(payment.cardDetails, { intentId, ...DETAILS });
  expect([details.status, details.meta]).toEqual([200, null]);
  expect(details.data.redirectUrl).toMatch(/^http:\/\/localhost:3002\/forms\/[\da-f-]+\?secret=/);
  const { rows } = await app.database.pool.query('select * from payment.intent where id = $1', [
    intentId,
  ]);
  const [row] = rows as { reference: string; secret: string }[];
  expect(JSON.stringify(row)).not.toContain(DETAILS.identityNumber);
  const { reference: token = '', secret = '' } = row ?? {};
  return { intentId, token, secret };
}

/** Opens the form, types a card into it, and comes back. */
export async function payByCard(app: PaymentApp, member: SignedUp, cardNumber: string) {
  const { intentId, token, secret } = await openCardForm(app, member);
  const form = { cardHolderName: 'A Y', expireMonth: '12', expireYear: '99', cvc: '123' };
  await fetch(`${app.sandbox.url}/iyzico/checkout/pay`, {
    method: 'POST',
    body: new URLSearchParams({ ...form, token, cardNumber }),
  });
  const back = await app.app.inject({
    method: 'POST',
    url: `/api/payment/returns/iyzico?secret=${secret}`,
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      origin: 'https://sandbox-cpp.iyzipay.com',
      'sec-fetch-site': 'cross-site',
    },
    payload: `token=${token}`,
  });
  await app.idle();
  const location = back.headers['location'];
  return { intentId, page: typeof location === 'string' ? new URL(location).pathname : null };
}
