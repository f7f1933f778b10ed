import { content } from '@kandil/contract';
import type { Catalogue } from '@kandil/contract/catalogue';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { silentLog } from '../../../platform/log.ts';
import type { JobRun } from '../../../platform/queue/index.ts';
import { demoCatalogue, demoPictures } from '../../../testing/demo-files.ts';
import { openProductApp, type ProductApp } from '../../../testing/product-app.ts';
import { programme, utc, xmltv } from '../flows/guide/xmltv.fixture.ts';
import { importCatalogue } from '../flows/import/index.ts';
import { importGuidesHandler } from '../handlers/import-guides.ts';
import { contentTables, type Db } from '../store/sql.ts';
import { countFailing, guideStates } from '../store/guide-channels.ts';

let product: ProductApp;
let db: Db;
let origin: string;
let answer: (response: ServerResponse, headers: IncomingHttpHeaders) => void;
const asked: string[] = [];
const server = createServer(({ url, headers }, response) => {
  asked.push(url ?? '');
  if (url === '/away.xml') response.writeHead(404).end('gone');
  else answer(response, headers);
});

beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  product = await openProductApp();
  db = contentTables(product.database);
  const file = structuredClone(await demoCatalogue()) as Catalogue;
  const guides = { hilal: ['good', 'h'], fanous: ['good', 'f'], mihrab: ['away', 'm'] };
  for (const [code, [name, id]] of Object.entries(guides)) {
    const channel = file.channels.find((each) => each.code === code) ?? {};
    const guide = { url: `${origin}/${name}.xml`, id };
    Object.assign(channel, { stream: 'https://live.example/x.m3u8', programmes: [], guide });
  }
  await importCatalogue(product.database, file, { pictures: await demoPictures() });
}, 120_000);
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await product.close();
});
beforeEach(async () => {
  for (const name of ['broadcast', 'guide', 'guide_address'])
    await product.database.pool.query(`delete from content.${name}`);
  asked.length = 0;
});

const importNow = async (guideOrigins = [origin]) => {
  const run = { signal: new AbortController().signal } as JobRun;
  const world = { db, guideOrigins, log: silentLog, now: product.now };
  await importGuidesHandler(world).run({}, run);
  product.forget();
};
const file = (title: string, id = 'h') => {
  const now = product.now();
  return xmltv(
    programme(id, utc(now - 60_000), utc(now + 3_600_000), `<title>${title}</title>`),
    programme('f', utc(now - 60_000), utc(now + 3_600_000), '<title>For children</title>'),
  );
};
const current = async (code = 'hilal') =>
  (await product.visitor().call(content.channelByCode, { code })).data.epgInfo?.currentEPGTitle;
const problemOf = async (code = 'hilal') =>
  (await guideStates(db)).find((state) => state.code === code)?.problem;

test('an import asks for the guides of its channels, and lets those with a schedule begin', async () => {
  const demo = (await demoCatalogue()) as Catalogue;
  const queued: string[] = [];
  const enqueue = async (_trx: unknown, { name }: { name: string }) => Boolean(queued.push(name));
  const changed = async (change: Partial<Catalogue['channels'][number]>) => {
    queued.length = 0;
    const channels = demo.channels.map((each, at) => (at === 0 ? { ...each, ...change } : each));
    // It is not stored, so the other tests have their channels.
    const options = { pictures: await demoPictures(), queue: { enqueue }, dryRun: true };
    await importCatalogue(product.database, { ...demo, channels }, options);
    return queued.filter((name) => /guide|airing/.test(name));
  };
  const guide = { url: `${origin}/good.xml`, id: 'h' };
  const stream = 'https://live.example/x.m3u8';
  expect(await changed({ programmes: [], stream, guide })).toEqual(['content.import-guides']);
  const filler = 'nur-film';
  expect(await changed({ programmes: [], schedule: { filler } })).toEqual(['content.lock-airings']);
  expect(await changed({ free: false })).toEqual([]);
}, 60_000);

test('channels with an address get its guide, and one address that fails stops no other', async () => {
  answer = (response) => response.end(file('News'));
  await importNow();
  expect(await current()).toBe('News');
  expect(await current('fanous')).toBe('For children');
  expect(asked.toSorted((a, b) => (a < b ? -1 : 1))).toEqual(['/away.xml', '/good.xml']);
  expect(await problemOf()).toBeNull();
  expect(await problemOf('mihrab')).toContain('it answers 404 instead of a guide');
  expect(await countFailing(db)).toBe(1);
  expect((await guideStates(db)).map(({ code }) => code)).toEqual(['hilal', 'fanous', 'mihrab']);
});

test('an unchanged guide is not sent again, until another channel wants it', async () => {
  const tags: (string | undefined)[] = [];
  answer = (response, headers) => {
    tags.push(headers['if-none-match']);
    if (headers['if-none-match'] === '"1"') return response.writeHead(304).end();
    return response.writeHead(200, { etag: '"1"' }).end(file('News'));
  };
  await importNow();
  await importNow();
  expect(tags).toEqual([undefined, '"1"']);
  expect(await problemOf()).toBeNull();
  await product.database.pool.query("delete from content.guide where channel_code = 'fanous'");
  await importNow();
  expect(tags).toEqual([undefined, '"1"', undefined]);
});

test.each<[string, (response: ServerResponse) => void, string]>([
  ['404', (response) => response.writeHead(404).end(), 'it answers 404 instead of a guide'],
  ['500', (response) => response.writeHead(500).end('<tv>'), 'it answers 500 instead of a guide'],
  ['304 unasked', (response) => response.writeHead(304).end(), 'it answers 304 instead'],
  [
    'a redirect to a private address',
    (response) => response.writeHead(302, { location: 'http://169.254.169.254/' }).end(),
    'it answers 302 and names http://169.254.169.254/: name the address that has the guide',
  ],
  ['nothing', (response) => response.end(), 'the file is empty'],
  ['a page', (response) => response.end('<!doctype html><p>Log in'), 'this is no XML'],
  ['half a guide', (response) => response.end(file('X').slice(0, -30)), 'this is no XML'],
  ['another channel', (response) => response.end(file('X', 'x')), "no programmes for 'h'"],
  [
    'a connection that breaks',
    (response) => {
      response.writeHead(200, { 'content-length': '100000' });
      response.write(file('X').slice(0, 100), () => response.destroy());
    },
    'could not be read',
  ],
  [
    'a coded body',
    (response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync('<tv/>')),
    'encoded as gzip',
  ],
])('%s instead of a guide leaves the good one, with the reason', async (_what, send, reason) => {
  answer = (response) => response.end(gzipSync(file('Good')));
  await importNow();
  answer = send;
  await importNow();
  expect(await current()).toBe('Good');
  expect(await problemOf()).toContain(reason);
  answer = (response) => response.end(file('Better'));
  await importNow();
  expect(await current()).toBe('Better');
  expect(await problemOf()).toBeNull();
});

test('an address in a private network is not asked unless the operator says so', async () => {
  answer = (response) => response.end(file('News'));
  await importNow([]);
  expect(asked).toEqual([]);
  expect(await problemOf()).toContain('is not HTTPS on port 443');
});
