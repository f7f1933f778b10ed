import { createHmac, randomUUID } from 'node:crypto';
import type { Sandbox } from '../index.ts';

interface Answer {
  status: string;
  errorCode?: string;
  token: string;
  checkoutFormContent: string;
  data: { referenceCode: string; subscriptionStatus: string; orders: unknown[] };
}

export interface SignedRequest {
  apiKey?: string;
  secretKey?: string;
  random?: string;
  /** The random key that is signed. */
  signedRandom?: string;
  signedPath?: string;
  signedBody?: string;
  scheme?: string;
}
const address = { contactName: 'A Y', address: 'Moda Cad. 1', city: 'İstanbul', country: 'TR' };
export const customer = {
  name: 'A',
  surname: 'Y',
  identityNumber: '74300864791',
  email: 'a@kandil.test',
  gsmNumber: '+905551112233',
  billingAddress: address,
};

/** What a buyer types beside the number of the card. */
export const typed = { cardHolderName: 'A Y', expireMonth: '12', expireYear: '99', cvc: '123' };

/** A merchant of iyzico, and a buyer at its form. */
export function merchantAt(sandbox: () => Sandbox) {
  /** A request with its signature, parts of which can be wrong. */
  async function ask(method: string, path: string, body?: object, wrong: SignedRequest = {}) {
    const { apiKey, secretKey } = { ...sandbox().gateways.iyzico, ...wrong };
    const text = body ? JSON.stringify(body) : '';
    const random = wrong.random ?? randomUUID();
    const signed = (wrong.signedRandom ?? random) + (wrong.signedPath ?? path.split('?')[0]);
    const signature = createHmac('sha256', secretKey)
      .update(signed + (wrong.signedBody ?? text))
      .digest('hex');
    const credentials = `apiKey:${apiKey}&randomKey:${wrong.signedRandom ?? random}&signature:${signature}`;
    const encoded = Buffer.from(credentials).toString('base64');
    const answer = await fetch(sandbox().gateways.iyzico.baseUrl + path, {
      method,
      headers: {
        authorization: `${wrong.scheme ?? 'IYZWSv2'} ${encoded}`,
        'x-iyzi-rnd': random,
        ...(text && { 'content-type': 'application/json' }),
      },
      ...(text && { body: text }),
    });
    return { code: answer.status, ...((await answer.json()) as Answer) };
  }
  const post = (path: string, body: object) => ask('POST', `/v2/subscription${path}`, body);
  const json = async (path: string) => (await fetch(sandbox().url + path)).json();
  const violations = async () =>
    ((await json('/iyzico/violations')) as { violations: string[] }).violations;
  /** What the ledger has of a subscription. */
  async function movementsOf(subscription: string) {
    const { movements } = (await json('/gateways/iyzico/ledger')) as {
      movements: { id: string; subscription: string }[];
    };
    return movements.filter((one) => one.subscription === subscription);
  }

  async function plan() {
    const product = await post('/products', { name: randomUUID() });
    const { data } = await post(`/products/${product.data.referenceCode}/pricing-plans`, {
      name: `Monthly ${randomUUID()}`,
      price: '39.99',
      currencyCode: 'TRY',
      paymentInterval: 'MONTHLY',
      planPaymentType: 'RECURRING',
    });
    return data.referenceCode;
  }
  const initialize = async (change: object = {}) =>
    post('/checkoutform/initialize', {
      callbackUrl: 'http://127.0.0.1:9/back',
      pricingPlanReferenceCode: await plan(),
      subscriptionInitialStatus: 'PENDING',
      customer,
      ...change,
    });
  const pay = async (form: Record<string, string>, headers: Record<string, string> = {}) => {
    const body = new URLSearchParams({ ...typed, ...form });
    const answer = await fetch(`${sandbox().url}/iyzico/checkout/pay`, {
      method: 'POST',
      body,
      headers,
    });
    return (await answer.json()) as { status: string; errorCode?: string; callbackUrl?: string };
  };

  return { ask, post, json, violations, movementsOf, plan, initialize, pay };
}
