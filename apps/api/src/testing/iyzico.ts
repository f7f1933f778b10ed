import { type Sandbox, startSandbox } from '@kandil/sandbox';
import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Attempt, CardPayer, RawRequest, Terms } from '../services/payment/vendors/gateway.ts';
import { iyzicoGateway } from '../services/payment/vendors/iyzico/index.ts';

export const CARD = {
  works: '5528790000000008',
  noFunds: '4111111111111129',
  empty: '5170410000000004',
};
export const IDENTITY_NUMBER = '74300864791';
export const PAYER: CardPayer = {
  name: 'Ayşe',
  surname: 'Yılmaz',
  email: 'ayse@kandil.test',
  phone: '+905551112233',
  identityNumber: IDENTITY_NUMBER,
  address: { line: 'Moda Cad. 1', city: 'İstanbul', zipCode: '34710', country: 'TR' },
};

export interface Movement {
  id: string;
  kind: 'charge' | 'refund' | 'chargeback';
  amount: number;
  currency: string;
  subscription: string;
}

/** Types a card into the form of a token. */
export async function typeCard(url: string, token: string, cardNumber = CARD.works) {
  const form = { cardHolderName: 'A Y', expireMonth: '12', expireYear: '99', cvc: '123' };
  const body = new URLSearchParams({ ...form, token, cardNumber });
  const answer = await fetch(`${url}/iyzico/checkout/pay`, { method: 'POST', body });
  return (await answer.json()) as { status: string; errorCode?: string; callbackUrl?: string };
}

type Fixture = Awaited<ReturnType<typeof openFixture>>;
export type { Fixture };

/** The adapter at a sandbox, whose messages arrive at a small server. */
export async function openFixture() {
  const events: RawRequest[] = [];
  const product = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const headers = request.headers as Record<string, string>;
      events.push({ headers, body: Buffer.concat(chunks), query: {} });
      response.writeHead(204).end();
    });
  });
  await new Promise<void>((resolve) => product.listen(0, '127.0.0.1', resolve));
  const productUrl = `http://127.0.0.1:${(product.address() as AddressInfo).port}`;
  const sandbox: Sandbox = await startSandbox({ port: 0, smtpPort: 0, productUrl, demo: false });
  const { url } = sandbox;

  const send = async (method: string, path: string, body?: object) => {
    const answer = await fetch(url + path, {
      method,
      ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
    return answer.json() as Promise<unknown>;
  };
  const now = () => clock;
  let clock = Date.now();
  const options = { ...sandbox.gateways.iyzico, now };
  const gateway = iyzicoGateway(options);

  const terms = (change: Partial<Terms> = {}): Terms => ({
    gatewayPackage: `IYZICO-${randomUUID()}`,
    title: 'Family, monthly',
    months: 1,
    price: { amount: 3999, currency: 'TRY' },
    intro: null,
    ...change,
  });
  const attempt = (planId: string, change: Partial<Attempt> = {}): Attempt => ({
    intentId: randomUUID(),
    key: `${randomUUID()}:open`,
    terms: terms(),
    planId,
    startsAt: null,
    language: 'en',
    returnUrl: `${productUrl}/api/payment/returns/iyzico?secret=s`,
    cancelUrl: `${productUrl}/`,
    msisdn: null,
    payer: { ...PAYER, email: `${randomUUID()}@kandil.test` },
    ...change,
  });
  /** A subscription whose card form is completed. */
  const approved = async (change: Partial<Terms> = {}, card = CARD.works) => {
    const agreed = terms(change);
    const planId = await gateway.syncPlan(agreed, randomUUID());
    const { reference } = await gateway.open(attempt(planId, { terms: agreed }));
    await typeCard(url, reference, card);
    const state = await gateway.readAttempt(reference);
    if (state.state !== 'APPROVED') throw new Error(`the attempt is ${state.state}`);
    return state.gatewaySubsId;
  };
  /** A subscription that was charged once. */
  const active = async (change: Partial<Terms> = {}, card = CARD.works) => {
    const id = await approved(change, card);
    await gateway.activate(id, randomUUID());
    return id;
  };
  const read = async (id: string) => {
    const found = await gateway.read(id);
    if (!found) throw new Error(`${id} is unknown`);
    return found;
  };
  const ledger = async (subscription: string): Promise<Movement[]> => {
    const { movements } = (await send('GET', '/gateways/iyzico/ledger')) as {
      movements: Movement[];
    };
    return movements.filter((one) => one.subscription === subscription);
  };

  return {
    sandbox,
    gateway,
    options,
    events,
    send,
    terms,
    attempt,
    typeCard: (token: string, cardNumber: string) => typeCard(url, token, cardNumber),
    approved,
    active,
    read,
    ledger,
    faults: (faults: object) => send('PUT', '/gateways/iyzico/faults', faults),
    /** The next request to a path fails in this way. */
    failNext: (answer: string, only: string) =>
      send('PUT', '/gateways/iyzico/faults', { next: { answer, only } }),
    /** Advances the clock of the gateway and ours. */
    async advance(days: number) {
      await send('POST', '/gateways/clock', { days });
      const at = (await send('GET', '/gateways/clock')) as { now: string };
      clock = Date.parse(at.now);
    },
    violations: async () =>
      ((await send('GET', '/iyzico/violations')) as { violations: string[] }).violations,
    async reset() {
      events.length = 0;
      await send('DELETE', '/gateways/faults');
    },
    async close() {
      await sandbox.close();
      product.closeAllConnections();
      await new Promise((resolve) => product.close(resolve));
    },
  };
}
