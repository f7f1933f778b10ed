import Iyzipay from 'iyzipay';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Sandbox, startSandbox } from '../index.ts';

/** iyzico's own client proves that the sandbox speaks iyzico's format: it signs and spells requests as iyzico does. */
let sandbox: Sandbox;
let client: Record<string, Record<string, (request: object, done: Callback) => void>>;

interface Answer {
  status: string;
  errorMessage?: string;
  token: string;
  data: Record<string, unknown> & { referenceCode: string };
  payments: Record<string, unknown>[];
}
type Callback = (error: Error | null, answer: Answer) => void;

beforeAll(async () => {
  const productUrl = 'http://127.0.0.1:9';
  sandbox = await startSandbox({ port: 0, smtpPort: 0, productUrl, demo: false });
  const { baseUrl, apiKey, secretKey } = sandbox.gateways.iyzico;
  client = new Iyzipay({ uri: baseUrl, apiKey, secretKey }) as typeof client;
});
afterAll(() => sandbox.close());

/** Calls an operation of the client and resolves with its answer. */
function answerOf(resource: string, operation: string, request: object): Promise<Answer> {
  return new Promise((resolve, reject) => {
    client[resource]?.[operation]?.(request, (error, answer) =>
      error ? reject(error) : resolve(answer),
    );
  });
}
async function call(resource: string, operation: string, request: object): Promise<Answer> {
  const answer = await answerOf(resource, operation, request);
  expect([operation, answer.status, answer.errorMessage]).toEqual([
    operation,
    'success',
    undefined,
  ]);
  return answer;
}

// The values of its samples: samples/IyzipaySubscriptionSamples.js of iyzipay 2.0.69.
const frame = { locale: Iyzipay.LOCALE.EN, conversationId: '123456789' };
const address = {
  contactName: 'Jane Doe',
  city: 'Istanbul',
  district: 'altunizade',
  country: 'Turkey',
  address: 'Nidakule Göztepe, Merdivenköy Mah. Bora Sok. No:1',
  zipCode: '34742',
};
const customer = {
  name: 'name',
  surname: 'surname',
  identityNumber: '11111111111',
  email: 'test123@test.com',
  gsmNumber: '+9005555555555',
  billingAddress: address,
  shippingAddress: address,
};
const card = {
  cardHolderName: 'John Doe',
  cardNumber: '5528790000000008',
  expireYear: '99',
  expireMonth: '12',
  cvc: '999',
};
const page = { ...frame, page: '1', count: '10' };

it("the subscription samples of iyzico's own client run without a violation", async () => {
  const { data: product } = await call('subscriptionProduct', 'create', {
    ...frame,
    name: `test ${randomUUID()}`,
    description: 'test description',
  });
  const productReferenceCode = product.referenceCode;
  await call('subscriptionProduct', 'update', {
    ...frame,
    productReferenceCode,
    name: `test ${randomUUID()}`,
    description: 'another',
  });
  await call('subscriptionProduct', 'retrieve', { productReferenceCode });
  await call('subscriptionProduct', 'retrieveList', page);

  const planSample = {
    ...frame,
    productReferenceCode,
    name: 'name',
    price: '10',
    currencyCode: Iyzipay.CURRENCY.TRY,
    paymentInterval: Iyzipay.SUBSCRIPTION_PRICING_PLAN_INTERVAL.MONTHLY,
    paymentIntervalCount: 1,
    trialPeriodDays: 30,
    planPaymentType: Iyzipay.PLAN_PAYMENT_TYPE.RECURRING,
  };
  const trial = await call('subscriptionPricingPlan', 'create', planSample);
  const { data: plan } = await call('subscriptionPricingPlan', 'create', {
    ...planSample,
    name: 'without a trial',
    trialPeriodDays: 0,
  });
  await call('subscriptionPricingPlan', 'update', {
    ...frame,
    pricingPlanReferenceCode: trial.data.referenceCode,
    name: 'test name',
    trialPeriodDays: 31,
  });
  await call('subscriptionPricingPlan', 'retrieve', {
    pricingPlanReferenceCode: trial.data.referenceCode,
  });
  await call('subscriptionPricingPlan', 'retrieveList', { ...page, productReferenceCode });

  const { data: known } = await call('subscriptionCustomer', 'create', { ...frame, ...customer });
  const customerReferenceCode = known.referenceCode;
  await call('subscriptionCustomer', 'update', { ...frame, customerReferenceCode, ...customer });
  await call('subscriptionCustomer', 'retrieve', { customerReferenceCode });
  await call('subscriptionCustomer', 'retrieveList', page);

  const initialize = {
    ...frame,
    callbackUrl: 'https://www.merchant.com/callback',
    pricingPlanReferenceCode: plan.referenceCode,
    subscriptionInitialStatus: Iyzipay.SUBSCRIPTION_INITIAL_STATUS.PENDING,
    customer,
  };
  const { token } = await call('subscriptionCheckoutForm', 'initialize', initialize);
  const paid = await fetch(`${sandbox.url}/iyzico/checkout/pay`, {
    method: 'POST',
    body: new URLSearchParams({ ...card, token }),
  });
  expect(await paid.json()).toMatchObject({ status: 'success' });
  const made = await call('subscriptionCheckoutForm', 'retrieve', { checkoutFormToken: token });
  expect(made.data).toMatchObject({ subscriptionStatus: 'PENDING' });
  await call('subscription', 'initialize', { ...initialize, paymentCard: card });

  const subscriptionReferenceCode = made.data.referenceCode;
  await call('subscription', 'activate', { subscriptionReferenceCode });
  const { data: active } = await call('subscription', 'retrieve', { subscriptionReferenceCode });
  expect(active).toMatchObject({
    subscriptionStatus: 'ACTIVE',
    orders: [{ orderStatus: 'SUCCESS', price: 10 }, { orderStatus: 'WAITING' }],
  });
  const found = await call('subscription', 'search', { ...page, subscriptionReferenceCode });
  expect(found.data).toMatchObject({ totalCount: 1 });

  const callbackUrl = 'https://www.merchant.com/callback';
  await call('subscriptionCard', 'update', { ...frame, customerReferenceCode, callbackUrl });
  await call('subscriptionCard', 'updateWithSubscriptionReferenceCode', {
    ...frame,
    subscriptionReferenceCode,
    callbackUrl,
  });

  const renewals = `${sandbox.url}/gateways/iyzico/subscriptions/${subscriptionReferenceCode}`;
  await fetch(`${renewals}/refuse-next`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"reason":"NO_FUNDS"}',
  });
  await fetch(`${renewals}/renew`, { method: 'POST' });
  const { data: unpaid } = await call('subscription', 'retrieve', { subscriptionReferenceCode });
  const [, failed] = unpaid['orders'] as { referenceCode: string }[];
  expect(unpaid).toMatchObject({ subscriptionStatus: 'UNPAID' });
  await call('subscriptionPayment', 'retry', { ...frame, referenceCode: failed?.referenceCode });

  const [order] = active['orders'] as {
    paymentAttempts: { paymentId: number; conversationId: string }[];
  }[];
  const [attempt] = order?.paymentAttempts ?? [];
  await call('refundV2', 'create', {
    ...frame,
    paymentId: String(attempt?.paymentId),
    price: 3.12,
    currency: Iyzipay.CURRENCY.TRY,
    ip: '85.34.78.112',
  });
  const report = await call('reportingTransactionDetails', 'retrieve', {
    ...frame,
    paymentConversationId: attempt?.conversationId,
  });
  expect(report.payments).toMatchObject([{ paymentRefundStatus: 'PARTIALLY_REFUNDED' }]);

  const upgraded = await call('subscription', 'upgrade', {
    ...frame,
    subscriptionReferenceCode,
    newPricingPlanReferenceCode: trial.data.referenceCode,
    upgradePeriod: Iyzipay.SUBSCRIPTION_UPGRADE_PERIOD.NEXT_PERIOD,
    useTrial: true,
  });
  await call('subscription', 'cancel', {
    subscriptionReferenceCode: upgraded.data.referenceCode,
  });
  await call('subscriptionCustomer', 'delete', { customerReferenceCode });
  await call('subscriptionPricingPlan', 'delete', {
    pricingPlanReferenceCode: trial.data.referenceCode,
  });
  await call('subscriptionProduct', 'delete', { productReferenceCode });

  const violations = await fetch(`${sandbox.url}/iyzico/violations`);
  expect(await violations.json()).toEqual({ violations: [] });
});
