import { payment } from '@kandil/contract';
import { randomUUID } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { openAuthApp, signedUp } from '../../../testing/auth-app.ts';
import { freshPhone } from '../../../testing/auth-secrets.ts';

const app = await openAuthApp({}, { isStill: true });
afterAll(() => app.close());

const AT = { gatewayCode: 'PAYPAL', gatewayPackage: 'of another time' } as const;
const CARD = {
  name: 'Meryem',
  surname: 'Aksoy',
  email: 'meryem@kandil.test',
  phone: '905321234567',
  identityNumber: '12345678901',
  address: 'Lamp street 1',
  city: 'Istanbul',
  zipCode: '34000',
};

/** How many requests are answered before one is refused for their number. */
async function allowed(most: number, request: () => Promise<{ status: number }>): Promise<number> {
  for (let count = 0; count < most; count += 1) if ((await request()).status === 429) return count;
  return most;
}

test('a client address starts 30 attempts in ten minutes, types 20 codes and asks 120 times a minute', async () => {
  const one = app.visitor({ ip: '2001:db8:0:1::1' });
  expect(await allowed(31, () => one.call(payment.billing, AT))).toBe(30);
  const confirm = () =>
    one.call(payment.billingConfirm, { ...AT, msisdn: freshPhone(), otpCode: '000000' });
  expect(await allowed(21, confirm)).toBe(20);
  const ask = () => one.call(payment.billingState, { intentId: randomUUID() });
  expect(await allowed(121, ask)).toBe(120);
});

test('for one number ten codes are typed in a quarter of an hour, wherever', async () => {
  const msisdn = freshPhone();
  let place = 0;
  const confirm = () =>
    app
      .visitor({ ip: `203.0.113.${(place += 1)}` })
      .call(payment.billingConfirm, { ...AT, msisdn, otpCode: '000000' });
  expect(await allowed(11, confirm)).toBe(10);
});

test('an account starts 30 attempts in ten minutes, and sends its card’s details as often', async () => {
  const { visitor } = await signedUp(app);
  const { token } = visitor;
  let place = 0;
  const start = () => {
    const elsewhere = app.visitor({ ip: `198.51.100.${(place += 1)}` });
    elsewhere.token = token;
    return elsewhere.call(payment.billing, AT);
  };
  expect(await allowed(31, start)).toBe(30);
  app.advance(600_000);
  const details = () => {
    app.advance(5_000);
    return visitor.call(payment.cardDetails, { ...CARD, intentId: randomUUID() });
  };
  expect(await allowed(31, details)).toBe(30);
});
