import { FLAGS_DIR } from '@kandil/web';
import Fastify, { type FastifyInstance } from 'fastify';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { assetRoutes, MONTH } from './assets.ts';

let app: FastifyInstance;
beforeAll(async () => {
  app = Fastify();
  const flags = { folder: FLAGS_DIR, under: '/flags', ending: '.svg', cacheControl: MONTH };
  await assetRoutes(app, [flags]);
});
afterAll(() => app.close());

const get = (url: string, headers: Record<string, string> = {}) =>
  app.inject({ method: 'GET', url, headers });

test('a flag is an SVG that browsers cache for a month', async () => {
  const { statusCode, headers, body } = await get('/flags/TR.svg');
  expect(statusCode).toBe(200);
  expect(headers).toMatchObject({
    'content-type': 'image/svg+xml',
    'cache-control': 'public, max-age=2592000',
    'x-content-type-options': 'nosniff',
  });
  expect(body).toMatch(/^<svg /);
  const again = await get('/flags/TR.svg', { 'if-none-match': String(headers['etag']) });
  expect(again.statusCode).toBe(304);
});

test.each(['/flags/XX.svg', '/flags/flags.css', '/flags/flags.zip', '/flags/../package.json'])(
  '%s does not exist',
  async (url) => {
    expect((await get(url)).statusCode).toBe(404);
  },
);

test('a file that does not exist is answered shortly, and no cache keeps that', async () => {
  const { headers, body } = await get('/flags/XX.svg');
  expect(body).toBe('Not found');
  expect(headers).toMatchObject({
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });
});

test('files at the root have their own addresses, and pages beside them none', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'kandil-assets-'));
  await writeFile(join(folder, 'start.js'), 'let a');
  await writeFile(join(folder, 'index.html'), '<p>');
  const root = Fastify();
  await assetRoutes(root, [{ folder }]);
  root.get('/*', async () => 'a page');
  const at = async (url: string) => (await root.inject({ url })).body;
  expect(await at('/start.js')).toBe('let a');
  expect([await at('/index.html'), await at('/staff')]).toEqual(['a page', 'a page']);
  await root.close();
  await rm(folder, { recursive: true });
});
