import { LANGUAGE_CODES } from '@kandil/i18n';
import { LOCALES } from '@kandil/i18n/locales';
import Fastify from 'fastify';
import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { offlineRoutes } from './index.ts';
import { offlinePage } from './page.ts';

const { html, policy } = offlinePage();
const inlined = (tag: 'script' | 'style') =>
  [...html.matchAll(new RegExp(`<${tag}>(.*?)</${tag}>`, 'gs'))].map(([, text = '']) => text);

const validator = new HtmlValidate(
  new StaticConfigLoader({ root: true, extends: ['html-validate:standard'] }),
);

test('the page is valid and holds all that it needs, and its policy allows exactly that', async () => {
  for (const tag of ['script', 'style'] as const) {
    const [text = '', ...others] = inlined(tag);
    expect(others).toEqual([]);
    expect(policy).toContain(`'sha256-${createHash('sha256').update(text).digest('base64')}'`);
  }
  expect(html).not.toMatch(/(?:src|href)="(?!data:)/);
  const { valid, results } = await validator.validateString(html);
  expect(valid, JSON.stringify(results.map(({ messages }) => messages))).toBe(true);
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("trusted-types 'none'");
});

test('the page speaks every language', () => {
  const [, json = ''] = /id="texts">(.*?)<\/script>/s.exec(html) ?? [];
  const { texts } = JSON.parse(json) as { texts: Record<string, object> };
  expect(Object.keys(texts)).toEqual(LANGUAGE_CODES);
  for (const code of LANGUAGE_CODES) {
    const { messages } = LOCALES[code];
    expect(texts[code], code).toEqual({
      lang: code,
      dir: ['ar', 'ur', 'fa'].includes(code) ? 'rtl' : 'ltr',
      title: messages['offline.title'],
      text: messages['offline.text'],
      retry: messages['offline.retry'],
      still: messages['offline.still'],
    });
    expect(Object.values(texts[code] ?? {}), code).not.toContain('');
  }
});

test('the worker is revalidated, names the page it stores, and may call only the product', async () => {
  const app = Fastify();
  offlineRoutes(app);
  const worker = await app.inject('/offline-worker.js');
  const hash = createHash('sha256')
    .update(policy + html)
    .digest('base64');
  expect(worker.body).toContain(hash);
  expect(worker.headers).toMatchObject({
    'cache-control': 'no-cache',
    'content-security-policy': "default-src 'none'; connect-src 'self'",
    'content-type': 'text/javascript; charset=utf-8',
  });
  const page = await app.inject('/offline.html');
  expect([page.body, page.headers['content-security-policy']]).toEqual([html, policy]);
  await app.close();
});
