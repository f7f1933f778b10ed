import type { FastifyInstance } from 'fastify';
import { createServer as createHttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createFaults } from '../faults.ts';
import { createServer } from '../web/server.ts';
import { type GatewayParty, gatewayControl, openGatewayContext, openGatewayCore } from './index.ts';

let dataDir: string;
let url: string;
let close: () => Promise<void>;
/** When the gateway was asked to renew what is due. */
let renewals: string[];
/** What the product got, and how it answers the next event. */
let received: { headers: Record<string, unknown>; body: string }[];
let answers: number[];
const product = createHttpServer((request, response) => {
  let body = '';
  request.on('data', (chunk: Buffer) => (body += chunk.toString()));
  request.on('end', () => {
    received.push({ headers: request.headers, body: `${request.url} ${body}` });
    response.writeHead(answers.shift() ?? 204).end();
  });
});

/** A small gateway: `POST /shop/charges` charges the amount, and sends an event. */
async function openShop(context: Awaited<ReturnType<typeof openGatewayContext>>) {
  const core = await openGatewayCore(context, 'shop', ({ id }) => ({ 'x-signature': `of ${id}` }));
  const party: GatewayParty = {
    name: 'shop',
    title: 'Shop',
    about: 'Charges.',
    page: '/shop',
    faults: ['down'],
    core,
    routes: (app) =>
      core.api(app, (api) => {
        api.post<{ Body: { amount: number } }>('/charges', async ({ body, bytes }) => {
          const id = `c${core.ledger.list().length + 1}`;
          const at = new Date(context.clock.now()).toISOString();
          const movement = { id, kind: 'charge', chargeId: null, currency: 'USD', at } as const;
          await core.ledger.put({ ...movement, amount: body.amount, subscription: 's' });
          await core.outbox.send({ id: `e-${id}`, type: 'charged', body: { id } });
          return { id, signed: bytes?.toString() };
        });
      }),
    count: () => 0,
    subscriptions: () => [],
    renewDue: async () => void renewals.push(new Date(context.clock.now()).toISOString()),
    renewNow: async () => false,
    refuseNext: async () => false,
    chargeBack: async () => false,
    close: core.close,
  };
  return party;
}

async function open() {
  const productUrl = `http://127.0.0.1:${(product.address() as AddressInfo).port}`;
  const faults = createFaults();
  const context = await openGatewayContext({ dataDir, faults, productUrl });
  const party = await openShop(context);
  const app: FastifyInstance = createServer();
  gatewayControl(app, context, [party], []);
  party.routes(app, []);
  await app.listen({ port: 0, host: '127.0.0.1' });
  url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  close = async () => {
    faults.close();
    await party.close();
    await app.close();
  };
}

beforeEach(async () => {
  received = [];
  answers = [];
  renewals = [];
  dataDir = await mkdtemp(join(tmpdir(), 'kandil-gateways-'));
  await new Promise<void>((resolve) => product.listen(0, '127.0.0.1', resolve));
  await open();
});
afterEach(async () => {
  await close();
  product.closeAllConnections();
  await new Promise((resolve) => product.close(resolve));
  await rm(dataDir, { recursive: true });
});

const send = (method: string, path: string, body?: object) =>
  fetch(url + path, {
    method,
    redirect: 'manual',
    ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  });
const json = async (path: string) => (await send('GET', path)).json();
const charge = (amount = 100, signal?: AbortSignal) =>
  fetch(`${url}/shop/charges`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ amount }),
    ...(signal && { signal }),
  });
const faults = (change: object) => send('PUT', '/gateways/shop/faults', change);
const amounts = async () =>
  (await json('/gateways/shop/ledger')).movements.map(({ amount }: { amount: number }) => amount);
const flush = () => send('POST', '/gateways/shop/events/flush');
const bodies = () => received.map(({ body }) => body.replace('/api/payment/hooks/shop ', ''));

describe('the clock of the gateways', () => {
  it('moves by itself, is advanced, renews what is due, and survives a restart', async () => {
    const month = await send('POST', '/gateways/clock', { months: 1 });
    expect(month.status).toBe(200);
    const { now } = await json('/gateways/clock');
    expect(Date.parse(now)).toBeGreaterThan(Date.now() + 27 * 86_400_000);
    expect(renewals).toHaveLength(1);
    await close();
    await open();
    expect(Date.parse((await json('/gateways/clock')).now)).toBeGreaterThanOrEqual(Date.parse(now));
  });

  it('refuses an empty or a negative span', async () => {
    expect((await send('POST', '/gateways/clock', {})).status).toBe(400);
    expect((await send('POST', '/gateways/clock', { days: -1 })).status).toBe(400);
  });
});

describe('the answers of a gateway', () => {
  it('are normal, with the bytes of the body for signatures', async () => {
    expect(await (await charge()).json()).toEqual({ id: 'c1', signed: '{"amount":100}' });
  });

  it('fail without an effect, exactly as often as set', async () => {
    await faults({ next: { answer: 'fail', count: 2 } });
    expect([(await charge()).status, (await charge()).status]).toEqual([500, 500]);
    expect(await amounts()).toEqual([]);
    expect((await charge()).status).toBe(200);
    expect(await amounts()).toEqual([100]);
  });

  it('get lost after the effect', async () => {
    await faults({ next: { answer: 'lose' } });
    await expect(charge()).rejects.toThrow('fetch failed');
    expect(await amounts()).toEqual([100]);
  });

  it('come late, after the effect', async () => {
    await faults({ next: { answer: 'slow' } });
    const patience = new AbortController();
    const answer = charge(100, patience.signal);
    await expect.poll(bodies).toEqual(['{"id":"c1"}']);
    await flush();
    patience.abort();
    await expect(answer).rejects.toThrow(/abort/i);
    expect(await amounts()).toEqual([100]);
  });

  it('follow the second effect of a request that arrives twice', async () => {
    await faults({ next: { answer: 'twice' } });
    expect(await (await charge()).json()).toMatchObject({ id: 'c2' });
    expect(await amounts()).toEqual([100, 100]);
    await charge();
    expect(await amounts()).toHaveLength(3);
  });

  it('fail at the requests that are named, and at no others', async () => {
    await faults({ next: { answer: 'fail', only: 'POST /shop/refunds' } });
    expect((await charge()).status).toBe(200);
    await faults({ next: { answer: 'fail', only: 'POST /shop/charges' } });
    expect((await charge()).status).toBe(500);
  });

  it.each([
    { next: { answer: 'odd' } },
    { next: { answer: 'fail', count: 0 } },
    { events: 'sometimes' },
    { refuse: 'because' },
    { refused: null },
  ])('refuse the switch %o', async (change) => {
    expect((await faults(change)).status).toBe(400);
  });
});

describe('the events of a gateway', () => {
  it('are delivered with a signature, and retried until the product takes them', async () => {
    answers = [500, 503];
    await charge();
    await flush();
    expect(received).toHaveLength(2);
    await flush();
    await flush();
    expect(bodies()).toEqual(Array.from({ length: 3 }, () => '{"id":"c1"}'));
    expect(received[0]?.headers['x-signature']).toBe('of e-c1');
    const { events } = await json('/gateways/shop/events');
    expect(events).toMatchObject([{ state: 'delivered', attempts: 3, answer: 204 }]);
  });

  it('are delivered twice', async () => {
    await faults({ events: 'twice' });
    await charge();
    await flush();
    expect(bodies()).toEqual(['{"id":"c1"}', '{"id":"c1"}']);
  });

  it('are late by three days of the clock', async () => {
    await faults({ events: 'late' });
    await charge();
    await send('POST', '/gateways/clock', { days: 2 });
    expect(received).toEqual([]);
    await send('POST', '/gateways/clock', { days: 1 });
    expect(bodies()).toEqual(['{"id":"c1"}']);
  });

  it('are shuffled: the newest first', async () => {
    await faults({ events: 'shuffled' });
    await charge();
    await charge();
    await flush();
    expect(received).toEqual([]);
    await send('POST', '/gateways/clock', { hours: 1 });
    expect(bodies()).toEqual(['{"id":"c2"}', '{"id":"c1"}']);
  });

  it('never come, but can be delivered by hand, and again, also after a restart', async () => {
    await faults({ events: 'never' });
    await charge();
    await send('POST', '/gateways/clock', { months: 1 });
    await flush();
    expect(received).toEqual([]);
    await close();
    await open();
    await send('POST', '/gateways/shop/events/deliver');
    expect((await send('POST', '/gateways/shop/events/e-c1/deliver')).status).toBe(200);
    expect(bodies()).toEqual(['{"id":"c1"}', '{"id":"c1"}']);
    expect((await send('POST', '/gateways/shop/events/e-c9/deliver')).status).toBe(404);
  });

  it('go to another address on this machine', async () => {
    const { port } = product.address() as AddressInfo;
    await send('PUT', '/gateways/hooks', { url: `http://127.0.0.1:${port}/elsewhere` });
    await charge();
    await flush();
    expect(bodies()).toEqual(['/elsewhere/shop {"id":"c1"}']);
    expect((await send('PUT', '/gateways/hooks', { url: 'http://evil.test' })).status).toBe(400);
  });
});

describe('the page of the gateways', () => {
  const form = (path: string, fields: Record<string, string>) =>
    fetch(url + path, { method: 'POST', redirect: 'manual', body: new URLSearchParams(fields) });
  const page = async () => (await send('GET', '/gateways')).text();

  it('sets all faults with a form, and says which are on', async () => {
    const fields = { answer: 'lose', count: '2', refuse: 'NO_FUNDS', events: 'never' };
    const set = await form('/gateways/shop/faults?from=gateways', fields);
    expect([set.status, set.headers.get('location')]).toEqual([303, '/gateways#shop']);
    expect(await json('/gateways/shop/faults')).toEqual({
      next: { answer: 'lose', count: 2, only: '' },
      refuse: 'NO_FUNDS',
      later: false,
      events: 'never',
    });
    expect(await page()).toContain(
      'Next 2 requests: Act, but lose the answer · Charges: Refused: no funds · Events: Never',
    );
    await form('/gateways/shop/faults', { ...fields, answer: 'none', refuse: 'none' });
    expect(await json('/gateways/shop/faults')).toMatchObject({ next: null, refuse: null });
  });

  it('advances the clock, and delivers held events', async () => {
    const day = await form('/gateways/clock?from=gateways', { days: '1' });
    expect([day.status, day.headers.get('location')]).toEqual([303, '/gateways']);
    await faults({ events: 'never' });
    await charge();
    expect(await page()).toContain('Deliver 1 now');
    await form('/gateways/shop/events/deliver?from=gateways', {});
    expect(await page()).not.toContain('Deliver 1 now');
    expect(bodies()).toEqual(['{"id":"c1"}']);
  });
});

it('an unknown gateway has no switches', async () => {
  const paths = ['faults', 'ledger', 'events', 'subscriptions'];
  for (const path of paths)
    expect((await send('GET', `/gateways/nobody/${path}`)).status).toBe(404);
  expect((await send('POST', '/gateways/shop/charges/c9/charge-back')).status).toBe(404);
});
