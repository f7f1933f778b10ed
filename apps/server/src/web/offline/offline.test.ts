import { currentSite, setSite, siteName } from '@kandil/api';
import { LANGUAGE_CODES } from '@kandil/i18n';
import { LOCALES } from '@kandil/i18n/locales';
import Fastify from 'fastify';
import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { OFFLINE_DIR } from '@kandil/web';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
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
    const { messages, ui } = LOCALES[code];
    expect(texts[code], code).toEqual({
      lang: code,
      brand: siteName(code),
      dir: ['ar', 'ur', 'fa'].includes(code) ? 'rtl' : 'ltr',
      title: messages['offline.title'],
      text: messages['offline.text'],
      retry: messages['offline.retry'],
      still: messages['offline.still'],
      copy: ui['offline.copy'],
      noTitle: ui['offline.noTitle'],
      noPlayer: ui['offline.noPlayer'],
      home: ui['nav.home'],
      myList: ui['nav.myList'],
      empty: ui['myList.empty'],
    });
    expect(Object.values(texts[code] ?? {}), code).not.toContain('');
  }
});

test('the worker is revalidated, names what it stores, and may call only the product', async () => {
  const app = Fastify();
  offlineRoutes(app);
  const worker = await app.inject('/offline-worker.js');
  const revision = createHash('sha256')
    .update(policy + html)
    .digest('base64');
  const [first = '', ...code] = worker.body.split('\n');
  expect(code.join('\n')).toBe(readFileSync(join(OFFLINE_DIR, 'worker.js'), 'utf8').trim());
  const stored = JSON.parse(/^self\.precached=(.*);$/.exec(first)?.[1] ?? '[]') as object[];
  expect(stored[0]).toEqual({ url: '/offline.html', revision });
  // Everything else is a built file, which never changes under its name.
  expect(stored.length).toBeGreaterThan(10);
  for (const entry of stored.slice(1))
    expect(entry).toEqual({ url: expect.stringMatching(/^\/assets\/[\w.-]+$/), revision: null });
  expect(worker.headers).toMatchObject({
    'cache-control': 'no-cache',
    'content-security-policy': "default-src 'none'; connect-src 'self'",
    'content-type': 'text/javascript; charset=utf-8',
  });
  const page = await app.inject('/offline.html');
  expect([page.body, page.headers['content-security-policy']]).toEqual([html, policy]);
  await app.close();
});

test('a new site has its own page and worker, without a restart', async () => {
  const demo = currentSite();
  const app = Fastify();
  offlineRoutes(app);
  const worker = async () => (await app.inject('/offline-worker.js')).body;
  const before = await worker();
  setSite({ ...demo, name: { en: 'Fanous' }, languages: ['en', 'ar'] });
  const { body } = await app.inject('/offline.html');
  expect(body).toContain('Fanous');
  expect(body).not.toContain('Kandil');
  expect(await worker()).not.toBe(before);
  setSite(demo);
  await app.close();
});
