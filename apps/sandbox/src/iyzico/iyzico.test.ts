import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Sandbox, startSandbox } from '../index.ts';
import { TEST_CARDS } from './cards.ts';
import { customer, merchantAt, type SignedRequest, typed } from './iyzico.fixture.ts';

let dataDir: string;
let sandbox: Sandbox;
const open = async () => {
  const productUrl = 'http://127.0.0.1:9';
  sandbox = await startSandbox({ port: 0, smtpPort: 0, dataDir, productUrl, demo: false });
};
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'kandil-iyzico-'));
  await open();
});
afterAll(async () => {
  await sandbox.close();
  await rm(dataDir, { recursive: true });
});
const { ask, post, json, violations, movementsOf, initialize, pay } = merchantAt(() => sandbox);

describe('the authorization', () => {
  it('is accepted when key, random key, path and body are right', async () => {
    expect(await ask('GET', '/v2/subscription/products?page=1&count=10')).toMatchObject({
      code: 200,
      status: 'success',
    });
    expect(await violations()).toEqual([]);
  });

  it('is refused when any part of it is wrong, and counts as a violation', async () => {
    const body = { name: 'Kandil' };
    const wrong: SignedRequest[] = [
      { apiKey: 'other' },
      { secretKey: 'other' },
      { signedRandom: 'other' },
      { signedPath: '/v2/subscription/customers' },
      { signedPath: '/iyzico/v2/subscription/products' },
      { signedBody: '{"name":"other"}' },
      { signedBody: '' },
      { scheme: 'IYZWS' },
      { scheme: 'Basic' },
    ];
    const before = (await violations()).length;
    for (const one of wrong)
      expect(await ask('POST', '/v2/subscription/products', body, one)).toMatchObject({
        code: 401,
        status: 'failure',
      });
    expect(await violations()).toHaveLength(before + wrong.length);
  });
});

describe('a request', () => {
  it('is refused with fields that iyzico does not know or without those that it needs', async () => {
    const before = (await violations()).length;
    for (const body of [{ name: 'Kandil', colour: 'red' }, {}, { name: 7, description: {} }])
      expect(await post('/products', body)).toMatchObject({ code: 422, status: 'failure' });
    expect(await post('/nothing', {})).toMatchObject({ code: 404, status: 'failure' });
    expect(await violations()).toHaveLength(before + 4);
  });

  it('is refused for a customer without identity number, address or a full phone number', async () => {
    for (const change of [
      { identityNumber: undefined },
      { billingAddress: undefined },
      { gsmNumber: '05551112233' },
      { email: 'a' },
    ]) {
      const answer = await initialize({ customer: { ...customer, ...change } });
      expect(answer).toMatchObject({ code: 422, status: 'failure' });
    }
  });

  it('is refused for a name that another product has', async () => {
    const name = randomUUID();
    expect(await post('/products', { name })).toMatchObject({ status: 'success' });
    expect(await post('/products', { name })).toMatchObject({ errorCode: '201001' });
  });

  it('is refused for amounts that are not money', async () => {
    const product = await post('/products', { name: randomUUID() });
    for (const price of ['0', '-1', '1.999', 'x', 0, 1e21])
      expect(
        await post(`/products/${product.data.referenceCode}/pricing-plans`, {
          name: `Monthly ${randomUUID()}`,
          price,
          currencyCode: 'TRY',
          paymentInterval: 'MONTHLY',
          planPaymentType: 'RECURRING',
        }),
      ).toMatchObject({ code: 422 });
  });
});

describe('the card form', () => {
  it('is a script that loads another from the sandbox, which any site may load', async () => {
    const { token, checkoutFormContent } = await initialize();
    expect(checkoutFormContent).toMatch(/^<script type="text\/javascript">.*<\/script>$/);
    expect(checkoutFormContent).toContain(`"token":"${token}"`);
    const address = `${sandbox.url}/iyzico/static/checkoutform/v2/bundle.js`;
    expect(checkoutFormContent).toContain(JSON.stringify(address));
    const script = await fetch(address);
    expect(script.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    expect(await script.text()).toContain('iyzipay-checkout-form');
  });

  it('checks a card with 1 TL that it gives back, and takes nothing else', async () => {
    const { token } = await initialize();
    expect(await pay({ token, cardNumber: '5528 7900 0000 0008' })).toEqual({
      status: 'success',
      callbackUrl: 'http://127.0.0.1:9/back',
    });
    const { data } = await ask('GET', `/v2/subscription/checkoutform/${token}`);
    expect(await movementsOf(data.referenceCode)).toEqual([]);
    const page = await (await fetch(`${sandbox.url}/iyzico`)).text();
    expect(page).toMatch(/1 TRY<\/strong>\s*check of a card, 1 given back/);
  });

  it('takes cards from pages of other sites, which may read the answer', async () => {
    const { token } = await initialize();
    const answer = await fetch(`${sandbox.url}/iyzico/checkout/pay`, {
      method: 'POST',
      headers: { origin: 'https://pay.kandil.test', 'sec-fetch-site': 'cross-site' },
      body: new URLSearchParams({ ...typed, token, cardNumber: '5528790000000008' }),
    });
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    expect(await answer.json()).toMatchObject({ status: 'success' });
  });

  it('answers each test card as its list says', async () => {
    for (const { number, check } of TEST_CARDS) {
      const { token } = await initialize();
      const { status, errorCode } = await pay({ token, cardNumber: number });
      expect([number, status, errorCode]).toEqual([
        number,
        check ? 'failure' : 'success',
        check?.code,
      ]);
    }
  });

  it('refuses unknown numbers, expired cards, wrong fields and used or unknown tokens', async () => {
    const { token } = await initialize();
    const cardNumber = '5528790000000008';
    expect(await pay({ token, cardNumber: '4242424242424242' })).toMatchObject({
      errorCode: '10215',
    });
    expect(await pay({ token, cardNumber, expireYear: '20' })).toMatchObject({
      errorCode: '10054',
    });
    expect(await pay({ token, cardNumber, expireMonth: '13' })).toMatchObject({ errorCode: '12' });
    expect(await pay({ token, cardNumber, cvc: 'x' })).toMatchObject({ errorCode: '12' });
    expect(await pay({ token: 'other', cardNumber })).toMatchObject({ errorCode: '5122' });
    expect(await pay({ token, cardNumber })).toMatchObject({ status: 'success' });
    expect(await pay({ token, cardNumber })).toMatchObject({ errorCode: '5122' });
  });

  it('changes the card of a subscription, which a retry then charges', async () => {
    const { token } = await initialize();
    await pay({ token, cardNumber: '5170410000000004' });
    const { data } = await ask('GET', `/v2/subscription/checkoutform/${token}`);
    const path = `/v2/subscription/subscriptions/${data.referenceCode}`;
    await ask('POST', `${path}/activate`);
    const failed = await ask('GET', path);
    expect(failed.data.subscriptionStatus).toBe('UNPAID');
    const [order] = failed.data.orders as { referenceCode: string }[];
    const retry = () => post('/operation/retry', { referenceCode: order?.referenceCode });
    expect(await retry()).toMatchObject({ code: 422, errorCode: '10051' });

    const form = await post('/card-update/checkoutform/initialize/with-subscription', {
      subscriptionReferenceCode: data.referenceCode,
      callbackUrl: 'http://127.0.0.1:9/back',
    });
    await pay({ token: form.token, cardNumber: '5528790000000008' });
    expect(await retry()).toMatchObject({ status: 'success' });
    const paid = await ask('GET', path);
    expect(paid.data).toMatchObject({
      subscriptionStatus: 'ACTIVE',
      orders: [
        {
          orderStatus: 'SUCCESS',
          paymentAttempts: [
            { paymentStatus: 'FAILURE', errorCode: '10051' },
            { paymentStatus: 'FAILURE', errorCode: '10051' },
            { paymentStatus: 'SUCCESS' },
          ],
        },
        { orderStatus: 'WAITING' },
      ],
    });
  });
});

it('a charge back is in the ledger once, and nothing can be refunded after it', async () => {
  const { token } = await initialize({ subscriptionInitialStatus: 'ACTIVE' });
  await pay({ token, cardNumber: '5528790000000008' });
  const { data } = await ask('GET', `/v2/subscription/checkoutform/${token}`);
  const [{ id: charge } = { id: '' }] = await movementsOf(data.referenceCode);
  const back = () =>
    fetch(`${sandbox.url}/gateways/iyzico/charges/${charge}/charge-back`, { method: 'POST' });
  expect([(await back()).status, (await back()).status]).toEqual([200, 404]);
  expect(await ask('POST', '/v2/payment/refund', { paymentId: charge, price: 1 })).toMatchObject({
    code: 422,
  });
  expect(await movementsOf(data.referenceCode)).toMatchObject([
    { kind: 'charge', amount: 3999 },
    { kind: 'chargeback', amount: 3999, chargeId: charge },
  ]);
});

it('everything survives a restart, without the identity number', async () => {
  const { token } = await initialize();
  await pay({ token, cardNumber: '5528790000000008' });
  const { data } = await ask('GET', `/v2/subscription/checkoutform/${token}`);
  const path = `/v2/subscription/subscriptions/${data.referenceCode}`;
  await ask('POST', `${path}/activate`);
  const before = await ask('GET', path);
  const ledger = await json('/gateways/iyzico/ledger');
  await sandbox.close();
  await open();
  expect((await ask('GET', path)).data).toEqual(before.data);
  expect(await json('/gateways/iyzico/ledger')).toEqual(ledger);
  const files = await readdir(dataDir, { recursive: true, withFileTypes: true });
  for (const file of files.filter((each) => each.isFile()))
    expect(await readFile(join(file.parentPath, file.name), 'utf8')).not.toContain(
      customer.identityNumber,
    );
});
