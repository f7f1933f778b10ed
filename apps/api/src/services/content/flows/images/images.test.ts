import type { FastifyInstance } from 'fastify';
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { httpApp } from '../../../../platform/http/app.ts';
import { silentLog } from '../../../../platform/log.ts';
import { readPictures } from '../../store/pictures.ts';
import { openDiskCache } from '../../../../platform/disk-cache.ts';
import { createGate } from './gate.ts';
import { productPictures } from '../art/source.ts';
import { imageRoutes } from './index.ts';
import { formatFor } from './request.ts';
import { roomyDisk } from '../../../../testing/undemanding.ts';

const ART = resolve(import.meta.dirname, '../../../../../../../demo/art');
const PATH = 'titles/keeper-of-cordoba/poster.webp';
const CHROMIUM = 'image/avif,image/webp,image/apng,image/*,*/*;q=0.8';

// The proxy does not decode AVIF, but the test checks the AVIF files that it makes. The block counts for the process.
const DECODERS = { operation: ['VipsForeignLoadHeif'] };
beforeAll(() => sharp.unblock(DECODERS));
afterAll(() => sharp.block(DECODERS));
afterEach(() => vi.restoreAllMocks());

let app: FastifyInstance;
let cacheDir: string;
let version: string;
beforeAll(async () => {
  cacheDir = await mkdtemp(join(tmpdir(), 'kandil-images-'));
  app = await httpApp({ log: silentLog, trustedProxies: 0 });
  await app.register(imageRoutes, {
    pictures: await productPictures(ART),
    cacheDir,
    disk: roomyDisk,
  });
  version = (await readPictures(ART)).get(PATH)?.src.split('/')[0] ?? '';
});
afterAll(async () => {
  await app.close();
  await rm(cacheDir, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}) =>
  app.inject({ url: `/images/${url}`, headers });

describe('an image', () => {
  test(
    'has the requested width and, if given, height',
    { tags: ['SHELL-52', 'SHELL-54'] },
    async () => {
      const { statusCode, rawPayload } = await get(`${PATH}?w=320`);
      expect(statusCode).toBe(200);
      expect((await sharp(rawPayload).metadata()).width).toBe(320);
      const cut = await sharp((await get(`${PATH}?w=320&h=90`)).rawPayload).metadata();
      expect([cut.width, cut.height]).toEqual([320, 90]);
    },
  );

  test('is 640 pixels wide at the address that calls answer', async () => {
    const { statusCode, rawPayload } = await get(`${version}/${PATH}`);
    const { width } = await sharp(rawPayload).metadata();
    expect([statusCode, width]).toEqual([200, 640]);
  });

  test.each([
    [CHROMIUM, 'avif', 'heif'],
    ['image/webp,*/*', 'webp', 'webp'],
    ['*/*', 'jpeg', 'jpeg'],
    ['', 'jpeg', 'jpeg'],
  ])('for Accept %s is %s', { tags: ['SHELL-53'] }, async (accept, type, format) => {
    const { headers, rawPayload } = await get(`${PATH}?w=160`, { accept });
    expect(headers['content-type']).toBe(`image/${type}`);
    expect(headers['vary']).toBe('Accept, Save-Data');
    expect((await sharp(rawPayload).metadata()).format).toBe(format);
  });

  test.each([
    ['?w=1920', 944, 480],
    ['?w=640', 640, 320],
    ['', 640, 320],
    ['?w=160', 160, 160],
    ['?w=320&h=90', 320, 320],
  ])('for the data saver%s is smaller, but no crop is', async (query, usual, saved) => {
    const widths = await Promise.all(
      [{}, { 'save-data': 'on' }].map(async (headers) => {
        const { rawPayload } = await get(PATH + query, headers);
        return (await sharp(rawPayload).metadata()).width;
      }),
    );
    expect(widths).toEqual([usual, saved]);
  });

  test('a type with q=0 is not sent', () => {
    expect(formatFor('image/avif;q=0, image/webp;q=0.8')).toBe('webp');
    expect(formatFor('image/avif;q=0.0,image/webp;q=0')).toBe('jpeg');
    expect(formatFor('IMAGE/AVIF')).toBe('avif');
  });

  test('is immutable at its current version; with another or none it is cached for a day', async () => {
    const cacheControl = async (url: string) => (await get(url)).headers['cache-control'];
    expect(await cacheControl(`${version}/${PATH}?w=160`)).toBe(
      'public, max-age=31536000, immutable',
    );
    expect(await cacheControl(`${PATH}?w=160&v=${version}`)).toBe(
      'public, max-age=31536000, immutable',
    );
    expect(await cacheControl(`00000000/${PATH}?w=160`)).toBe('public, max-age=86400');
    expect(await cacheControl(`${PATH}?w=160`)).toBe('public, max-age=86400');
  });

  test('is not sent again if the client has it', async () => {
    const { headers } = await get(`${PATH}?w=160`, { accept: CHROMIUM });
    const again = await get(`${PATH}?w=160`, {
      accept: CHROMIUM,
      'if-none-match': `W/"x", ${headers['etag']}`,
    });
    expect(again).toMatchObject({ statusCode: 304, body: '' });
    expect(
      (await get(`${PATH}?w=160`, { accept: '*/*', 'if-none-match': String(headers['etag']) }))
        .statusCode,
    ).toBe(200);
  });

  test('is never enlarged, whatever width is requested', async () => {
    const [wide, own] = await Promise.all([get(`${PATH}?w=1920`), get(`${PATH}?w=1280`)]);
    expect((await sharp(wide.rawPayload).metadata()).width).toBe(
      (await sharp(join(ART, PATH)).metadata()).width,
    );
    expect(wide.headers['etag']).toBe(own.headers['etag']);
  });

  test('is made once for concurrent requests and then read from disk', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => get('titles/nur/vertical.webp?w=480')),
    );
    expect(new Set(answers.map(({ rawPayload }) => rawPayload.toString('base64'))).size).toBe(1);
    const cached = (await readdir(cacheDir)).filter((name) =>
      name.startsWith('titles-nur-vertical-'),
    );
    expect(cached).toHaveLength(1);
    expect(await readFile(join(cacheDir, cached[0] ?? ''))).toEqual(answers[0]?.rawPayload);
  });
});

describe('refused', () => {
  test.each([
    '../../../etc/passwd',
    '..%2f..%2fsecrets.json',
    '%2e%2e/%2e%2e/package.json',
    'index.json',
    'titles/nur/../../index.json',
    'titles/nur',
    'titles/nur/poster.webp%00.png',
    'TITLES/NUR/POSTER.WEBP',
    'http://example.com/a.png',
    '//example.com/a.png',
    'titles/nur/none.webp',
  ])('unknown picture: %s', async (address) => {
    const answer = await get(`${address}?w=320`);
    expect([400, 404]).toContain(answer.statusCode);
    expect(answer.headers['content-type']).toContain('application/json');
    expect(answer.headers['cache-control'] ?? 'no-store').toBe('no-store');
  });

  test.each([
    '?w=',
    '?w=321',
    '?w=100000',
    '?w=-1',
    '?w=320&w=640',
    '?w=0x140',
    '?w=320&h=91',
    '?w=320&h=99999',
  ])('size that is not allowed: %s', async (query) => {
    expect((await get(`${PATH}${query}`)).statusCode).toBe(400);
  });
});

describe('the disk cache', () => {
  const names = async (folder: string) => (await readdir(folder)).toSorted();

  test('stays within its limit and evicts the least recently used file', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'kandil-cache-'));
    const cache = await openDiskCache(folder, 300);
    for (const name of ['a.webp', 'b.webp', 'c.webp']) await cache.write(name, Buffer.alloc(100));
    await cache.read('a.webp');
    await cache.write('d.webp', Buffer.alloc(100));
    expect(await names(folder)).toEqual(['a.webp', 'c.webp', 'd.webp']);
    expect(await cache.read('b.webp')).toBeUndefined();
    await cache.write('huge.webp', Buffer.alloc(301));
    expect(await cache.read('huge.webp')).toBeUndefined();
    await rm(folder, { recursive: true });
  });

  test('keeps files of an earlier run within its limit; files that vanish are made again', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'kandil-cache-'));
    const first = await openDiskCache(folder, 1000);
    await first.write('a.webp', Buffer.alloc(400));
    await first.write('b.webp', Buffer.alloc(400));
    const second = await openDiskCache(folder, 500);
    expect(await names(folder)).toHaveLength(1);
    const [left = ''] = await names(folder);
    expect((await stat(join(folder, left))).size).toBe(400);
    await rm(join(folder, left));
    expect(await second.read(left)).toBeUndefined();
    await rm(folder, { recursive: true });
    await expect(second.write('c.webp', Buffer.alloc(1))).resolves.toBeUndefined();
  });
});

test('the gate limits running and waiting tasks; the others are refused as BUSY', async () => {
  const gate = createGate({ atOnce: 2, waiting: 1 });
  const open = Promise.withResolvers<void>();
  let most = 0;
  let now = 0;
  const work = async () => {
    most = Math.max(most, (now += 1));
    await open.promise;
    now -= 1;
  };
  const three = ['a', 'b', 'c'].map((name) => gate.run(name, work));
  await expect(gate.run('d', work)).rejects.toMatchObject({ code: 'BUSY' });
  open.resolve();
  await Promise.all(three);
  expect(most).toBe(2);
  await expect(gate.run('d', async () => 'done')).resolves.toBe('done');
});

test.each([
  [0, 1],
  [0.5, 2],
])('the gate spreads retries over one to three seconds: at %d, %d', async (random, retryAfter) => {
  vi.spyOn(Math, 'random').mockReturnValue(random);
  const full = createGate({ atOnce: 0, waiting: 0 });
  const refused = full.run('a', async () => 'done');
  await expect(refused).rejects.toMatchObject({ code: 'BUSY', details: { retryAfter } });
});

test('a low disk caches no variant, but answers it', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'kandil-images-'));
  const low = await httpApp({ log: silentLog, trustedProxies: 0 });
  const disk = { isLow: () => true };
  await low.register(imageRoutes, { pictures: await productPictures(ART), cacheDir: folder, disk });
  const { statusCode, rawPayload } = await low.inject(`/images/${PATH}?w=160`);
  expect([statusCode, (await sharp(rawPayload).metadata()).width]).toEqual([200, 160]);
  expect(await readdir(folder)).toEqual([]);
  await low.close();
  await rm(folder, { recursive: true });
});
