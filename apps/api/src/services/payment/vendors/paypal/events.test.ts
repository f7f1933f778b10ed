import { generateKeyPairSync, sign } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { crc32 } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Gateway, GatewayRefusal, GatewayUnknown, type RawRequest } from '../gateway.ts';
import { paypalGateway } from './index.ts';
import { allowedUrl, certUrlsOf } from './hosts.ts';
import { paypalOfFile } from '../../../../testing/paypal.ts';

const paypal = await paypalOfFile();
let event: RawRequest;
beforeAll(async () => {
  const id = await paypal.subscribe();
  const events = await paypal.arrived();
  const found = events.find(({ body }) => body.includes('PAYMENT.SALE.COMPLETED'));
  if (!found?.body.includes(id)) throw new Error('the event of the charge is missing');
  event = found;
});

const withHeaders = (headers: Record<string, string | undefined>): RawRequest => ({
  ...event,
  headers: { ...event.headers, ...headers },
});
const certUrl = () => event.headers['paypal-cert-url'] ?? '';
/** Whether the event is refused as not PayPal's. */
const isRefused = (request: RawRequest, gateway: Gateway = paypal.adapter) =>
  gateway.event(request).then(
    () => false,
    (error: unknown) => error instanceof GatewayRefusal,
  );

describe('an event of PayPal', () => {
  it('is accepted with its signature, also again and days later', async () => {
    const first = await paypal.adapter.event(event);
    expect(first).toMatchObject({ type: 'PAYMENT.SALE.COMPLETED', reversal: null });
    await paypal.advance({ days: 5 });
    expect(await paypal.adapter.event(event)).toEqual(first);
  });

  it.each([
    ['one byte more', (body: Buffer) => Buffer.concat([body, Buffer.from(' ')])],
    ['another amount', (body: Buffer) => Buffer.from(body.toString().replaceAll('4.99', '0.01'))],
    [
      'the same JSON in other bytes',
      (body: Buffer) => Buffer.from(JSON.stringify(JSON.parse(body.toString()), null, 1)),
    ],
    ['nothing', () => Buffer.alloc(0)],
  ])('with a body of %s is refused', async (_name, change) => {
    expect(await isRefused({ ...event, body: change(event.body) })).toBe(true);
  });

  it.each([
    { 'paypal-transmission-sig': undefined },
    { 'paypal-transmission-sig': 'bm90IGEgc2lnbmF0dXJl' },
    { 'paypal-transmission-id': 'another-transmission' },
    { 'paypal-transmission-id': undefined },
    { 'paypal-transmission-time': '2020-01-01T00:00:00Z' },
    { 'paypal-transmission-time': undefined },
    { 'paypal-auth-algo': 'SHA1withRSA' },
    { 'paypal-auth-algo': 'none' },
    { 'paypal-cert-url': undefined },
    { 'paypal-cert-url': 'not an address' },
  ])('with the headers %o is refused', async (headers) => {
    expect(await isRefused(withHeaders(headers))).toBe(true);
  });

  it('with the signature of another event is refused', async () => {
    const id = await paypal.subscribe();
    const other = (await paypal.arrived()).find(({ body }) => body.includes(id));
    if (!other) throw new Error('no event');
    await paypal.adapter.event(other);
    expect(await isRefused({ ...other, headers: event.headers })).toBe(true);
  });

  it('for the webhook of another merchant is refused', async () => {
    expect(await isRefused(event, paypal.gateway({ webhookId: 'ANOTHER' }))).toBe(true);
  });

  it('of the sandbox is refused live', async () => {
    const { clientId, clientSecret, webhookId } = paypal.sandbox.gateways.paypal;
    const config = { baseUrl: 'https://api-m.paypal.com', clientId, clientSecret, webhookId };
    expect(await isRefused(event, paypalGateway(config, paypal.now))).toBe(true);
  });

  it('has its certificate at PayPal’s live hosts or at those of its test system, as the API', () => {
    const CERT = '/v1/notifications/certs/CERT-1';
    const LIVE = ['https://api.paypal.com', 'https://api-m.paypal.com'];
    const TEST = ['https://api.sandbox.paypal.com', 'https://api-m.sandbox.paypal.com'];
    const refused = 'not an event of PayPal: its certificate is not at PayPal';
    for (const [own, others] of [
      [LIVE, TEST],
      [TEST, LIVE],
    ] as const)
      for (const api of own) {
        for (const host of own) expect(allowedUrl(host + CERT, certUrlsOf(api))).toBe(host + CERT);
        for (const host of [
          ...others,
          'http://api.paypal.com',
          'https://www.paypal.com',
          'https://api.paypal.com.example',
          'https://api.paypal.com@evil.example',
          'https://xapi.paypal.com',
        ])
          expect(() => allowedUrl(host + CERT, certUrlsOf(api))).toThrow(refused);
      }
  });

  it('whose certificate has expired is refused', async () => {
    const config = { ...paypal.sandbox.gateways.paypal };
    const later = () => paypal.now() + 4000 * 86_400_000;
    expect(await isRefused(event, paypalGateway(config, later))).toBe(true);
  });

  it('is unknown while its certificate cannot be loaded, and accepted afterwards', async () => {
    const fresh = paypal.gateway();
    await paypal.faults({ next: { answer: 'fail', only: '/certs/' } });
    await expect(fresh.event(event)).rejects.toThrow(GatewayUnknown);
    expect(await fresh.event(event)).toMatchObject({ type: 'PAYMENT.SALE.COMPLETED' });
  });
});

describe('a certificate', () => {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  /** An event that is signed rightly by a key whose certificate is elsewhere. */
  const forged = (url: string) => {
    const { webhookId } = paypal.sandbox.gateways.paypal;
    const text = `t-1|2026-01-01T00:00:00Z|${webhookId}|${crc32(event.body)}`;
    return withHeaders({
      'paypal-transmission-id': 't-1',
      'paypal-transmission-time': '2026-01-01T00:00:00Z',
      'paypal-transmission-sig': sign('sha256', Buffer.from(text), privateKey).toString('base64'),
      'paypal-cert-url': url,
    });
  };

  it('is never loaded from a foreign host', async () => {
    const asked: string[] = [];
    const stranger = createServer((request, response) => {
      asked.push(request.url ?? '');
      response.end();
    });
    await new Promise<void>((resolve) => stranger.listen(0, '127.0.0.1', resolve));
    const { port } = stranger.address() as AddressInfo;
    const path = '/v1/notifications/certs/CERT-1';
    const own = new URL(certUrl());
    for (const url of [
      `http://127.0.0.1:${port}${path}`,
      `http://${own.host}@127.0.0.1:${port}${path}`,
      `${own.origin}.evil.test${path}`,
      'file:///etc/passwd',
    ])
      expect(await isRefused(forged(url))).toBe(true);
    expect(asked).toEqual([]);
    await new Promise((resolve) => stranger.close(resolve));
  });

  it.each([
    '../../../../paypal/webapps/billing/subscriptions',
    '%2e%2e/%2e%2e/oauth2/token',
    'CERT-unknown',
  ])('at “%s” of the right host is refused', async (path) => {
    const folder = certUrl().replace(/CERT-.*$/, '');
    expect(await isRefused(forged(folder + path))).toBe(true);
  });

  it('of another key than the signature is refused', async () => {
    expect(await isRefused(forged(certUrl()))).toBe(true);
  });
});
