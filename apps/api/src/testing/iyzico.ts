import { randomUUID } from 'node:crypto';
import { afterAll, afterEach } from 'vitest';
import type { Attempt, CardPayer } from '../services/payment/vendors/gateway.ts';
import type { Terms } from '../services/payment/rules/gateway-facts.ts';
import { iyzicoGateway } from '../services/payment/vendors/iyzico/index.ts';
import { openReceivingSandbox } from './gateway-sandbox.ts';

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

/** Types a card into the form of a token. */
export async function typeCard(url: string, token: string, cardNumber = CARD.works) {
  const form = { cardHolderName: 'A Y', expireMonth: '12', expireYear: '99', cvc: '123' };
  const body = new URLSearchParams({ ...form, token, cardNumber });
  const answer = await fetch(`${url}/iyzico/checkout/pay`, { method: 'POST', body });
  return (await answer.json()) as { status: string; errorCode?: string; callbackUrl?: string };
}

/** The adapter at a sandbox, whose messages arrive at a small server, for the tests of a file. */
export async function iyzicoOfFile() {
  const at = await openFixture();
  afterEach(() => at.reset());
  afterAll(() => at.close());
  return at;
}

async function openFixture() {
  const gateways = await openReceivingSandbox();
  const { sandbox, productUrl, events, send } = gateways;
  const { url } = sandbox;
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
  return {
    ...gateways,
    gateway,
    options,
    terms,
    attempt,
    typeCard: (token: string, cardNumber: string) => typeCard(url, token, cardNumber),
    approved,
    active,
    read,
    ledger: (subscription: string) => gateways.ledger('iyzico', new Set([subscription])),
    faults: (faults: object) => gateways.faults('iyzico', faults),
    /** The next request to a path fails in this way. */
    failNext: (answer: string, only: string) =>
      gateways.faults('iyzico', { next: { answer, only } }),
    /** Advances the clock of the gateway and ours. */
    async advance(days: number) {
      clock = await gateways.advance({ days });
    },
    violations: async () =>
      (await send<{ violations: string[] }>('GET', '/iyzico/violations')).violations,
    async reset() {
      events.length = 0;
      await gateways.calm();
    },
  };
}
