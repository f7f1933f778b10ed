import { createLog, type Internal } from '@kandil/api';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPayOrigin, startPayOrigin } from './pay-origin.ts';

const ID = '0b5cbd4c-8f0e-4c43-8e0a-5a1d51f6a111';
const FORM = '<script>window.form = 1</script><SCRIPT src="https://s.test/a.js"></SCRIPT>';

let url: string;
let stop: () => Promise<void>;
beforeAll(async () => {
  const internal = (async (_call: unknown, args: { intentId: string; secret: string }) =>
    args.intentId === ID && args.secret === 'right'
      ? {
          html: FORM,
          language: 'ar',
          title: 'Solo <b>',
          lines: ['اليوم: 4.99', 'آمن'],
          back: {
            text: 'العودة',
            url: 'https://kandil.test/api/payment/returns/iyzico?secret=right&canceled=1',
          },
        }
      : null) as unknown as Internal;
  const log = createLog({ level: 'silent' });
  const server = createPayOrigin({
    internal,
    log,
    gateways: ['https://s.test'],
    secure: false,
    publicOrigin: 'https://kandil.test',
  });
  stop = await startPayOrigin(server, { port: 0, host: '127.0.0.1' });
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => stop());

test('shows the form to a holder of the secret, with a separate content security policy and without cookies', async () => {
  const answer = await fetch(`${url}/forms/${ID}?secret=right`, { headers: { cookie: 'a=b' } });
  const policy = answer.headers.get('content-security-policy') ?? '';
  const [, nonce = 'none'] = /'nonce-([^']+)'/.exec(policy) ?? [];
  const html = await answer.text();
  expect(html).toContain('<html lang="ar" dir="rtl">');
  expect(html).toContain('<h1 dir="auto">Solo &lt;b&gt;</h1>');
  expect(html).toContain('<p dir="auto">اليوم: 4.99</p>');
  expect(html).toContain('returns/iyzico?secret=right&amp;canceled=1">العودة</a>');
  expect(html.match(/<script nonce="[^"]+"/g)).toEqual(Array(2).fill(`<script nonce="${nonce}"`));
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain('connect-src https://s.test');
  expect(policy).toContain("frame-ancestors 'none'");
  expect([answer.headers.get('set-cookie'), answer.headers.get('cache-control')]).toEqual([
    null,
    'no-store',
  ]);
});

test.each([
  ['GET', '/forms/x?secret=right', 404],
  ['GET', '/', 404],
  ['GET', '//[', 404],
  ['POST', `/forms/${ID}?secret=right`, 405],
])('%s %s answers %i and nothing else', async (method, path, status) => {
  const answer = await fetch(url + path, { method });
  expect([answer.status, await answer.text()]).toEqual([status, '']);
});

test.each([`/forms/${ID}?secret=wrong`, `/forms/${ID}`])(
  'a form that is not there leads to the page of its payment: %s',
  async (path) => {
    const answer = await fetch(url + path, { redirect: 'manual' });
    expect([answer.status, answer.headers.get('location'), await answer.text()]).toEqual([
      303,
      `https://kandil.test/payment-failed?intent=${ID}`,
      '',
    ]);
  },
);
