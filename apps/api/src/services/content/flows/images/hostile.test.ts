import type { FastifyInstance } from 'fastify';
import { mkdir, mkdtemp, readdir, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { httpApp } from '../../../../platform/http/app.ts';
import { silentLog } from '../../../../platform/log.ts';
import { readPictures } from '../../store/pictures.ts';
import { productPictures } from '../art/source.ts';
import { imageRoutes } from './index.ts';
import { WIDTHS } from './request.ts';
import { roomyDisk } from '../../../../testing/undemanding.ts';

/** T-E07: decompression bombs, other formats under a picture's name, and pictures with other content. */

const CACHE_LIMIT = 60_000;
const SCRIPT = '<script>alert(1)</script>';
const SVG = `<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64"><image href="file:///etc/passwd"/>${SCRIPT}</svg>`;
const MEGABYTE = 1024 * 1024;

let folder: string;
let cacheDir: string;
let app: FastifyInstance;

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#aa7722' } });

/** Files by name in the folder of the art; the proxy may serve none of them. */
async function hostile(): Promise<Record<string, Buffer>> {
  const jpeg = await plain(64, 64).jpeg().toBuffer();
  const webp = await plain(64, 64).webp().toBuffer();
  // The largest size that a PNG can claim, without pixels.
  const claims = Buffer.from(await plain(8, 8).png().toBuffer());
  claims.writeUInt32BE(0x7fffffff, 16);
  claims.writeUInt32BE(0x7fffffff, 20);
  return {
    'pixels.png': await plain(5200, 5000).png({ compressionLevel: 9 }).toBuffer(),
    'claims.png': claims,
    'heavy.webp': Buffer.concat([webp, Buffer.alloc(10 * MEGABYTE)]),
    'svg.webp': Buffer.from(SVG),
    'svg-with-mark.png': Buffer.from(`\uFEFF<?xml version="1.0"?>\n${SVG}`),
    'html.jpg': Buffer.from(`<!doctype html>${SCRIPT}`),
    'gif.png': await plain(64, 64).gif().toBuffer(),
    'tiff.jpg': await plain(64, 64).tiff().toBuffer(),
    'avif.webp': await plain(64, 64).avif().toBuffer(),
    'script-first.jpg': Buffer.concat([Buffer.from(SCRIPT), jpeg]),
    'pdf.png': Buffer.from('%PDF-1.4 1 0 obj <</Type/Catalog>> endobj'),
    'ppm.png': Buffer.from(`P3\n64 64\n255\n${'9 '.repeat(64 * 64 * 3)}`),
    'empty.webp': Buffer.alloc(0),
    'cut.jpg': jpeg.subarray(0, jpeg.length / 2),
    'noise.webp': Buffer.from(Array.from({ length: 500 }, (_, at) => (at * 7919) % 251)),
  };
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kandil-art-'));
  cacheDir = join(folder, 'cache');
  const files = {
    ...(await hostile()),
    'script-last.jpg': Buffer.concat([
      await plain(640, 360)
        .withExif({ IFD0: { Copyright: SCRIPT } })
        .jpeg()
        .toBuffer(),
      Buffer.from(SCRIPT),
    ]),
    'large.webp': await sharp({
      create: {
        width: 1920,
        height: 1440,
        channels: 3,
        background: '#aa7722',
        noise: { type: 'gaussian', mean: 128, sigma: 40 },
      },
    })
      .webp({ quality: 60 })
      .toBuffer(),
  };
  for (const [name, bytes] of Object.entries(files)) await writeFile(join(folder, name), bytes);
  await mkdir(join(folder, 'folder.png'));
  await symlink(join(folder, 'nowhere'), join(folder, 'gone.webp'));
  const entry = {
    width: 1920,
    height: 1440,
    sha256: 'ab'.repeat(32),
    placeholder: '',
    color: '#000000',
  };
  const names = [...Object.keys(files), 'folder.png', 'gone.webp'];
  await writeFile(
    join(folder, 'index.json'),
    JSON.stringify(Object.fromEntries(names.map((name) => [name, entry]))),
  );
  app = await httpApp({ log: silentLog, trustedProxies: 0 });
  await app.register(imageRoutes, {
    pictures: await productPictures(folder),
    cacheDir,
    cacheLimit: CACHE_LIMIT,
    disk: roomyDisk,
  });
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

const get = (url: string, accept = '*/*') =>
  app.inject({ url: `/images/${url}`, headers: { accept } });

describe('a hostile source', () => {
  test.each([
    'pixels.png',
    'claims.png',
    'heavy.webp',
    'svg.webp',
    'svg-with-mark.png',
    'html.jpg',
    'gif.png',
    'tiff.jpg',
    'avif.webp',
    'script-first.jpg',
    'pdf.png',
    'ppm.png',
    'empty.webp',
    'cut.jpg',
    'noise.webp',
    'folder.png',
    'gone.webp',
  ])('%s is served in no format and not cached', async (name) => {
    for (const accept of ['image/avif', 'image/webp', '*/*']) {
      const answer = await get(`${name}?w=160`, accept);
      expect(answer.statusCode).toBe(404);
      expect(answer.headers).toMatchObject({
        'content-type': expect.stringContaining('application/json'),
        'cache-control': 'no-store',
      });
    }
    expect(await readdir(cacheDir)).toEqual([]);
  });

  test('decompression bombs take little memory', async () => {
    const before = process.memoryUsage().rss;
    for (const name of ['pixels.png', 'claims.png', 'heavy.webp'])
      for (const width of WIDTHS) await get(`${name}?w=${width}`, 'image/avif');
    expect(process.memoryUsage().rss - before).toBeLessThan(100 * MEGABYTE);
  });
});

test('a variant contains only the picture, not the other content of its source', async () => {
  for (const accept of ['image/avif', 'image/webp', '*/*']) {
    const { statusCode, rawPayload } = await get('script-last.jpg?w=320', accept);
    expect(statusCode).toBe(200);
    expect(rawPayload.includes('script')).toBe(false);
    expect(rawPayload.includes('Exif')).toBe(false);
  }
});

test('the cache stays below its limit, whatever number of variants is requested', async () => {
  const heights = [90, 180, 270, 360];
  for (const width of WIDTHS.slice(0, 5))
    for (const height of heights)
      expect((await get(`large.webp?w=${width}&h=${height}`)).statusCode).toBe(200);
  const files = await readdir(cacheDir);
  const sizes = await Promise.all(
    files.map(async (name) => (await stat(join(cacheDir, name))).size),
  );
  expect(files.length).toBeGreaterThan(0);
  expect(files.length).toBeLessThan(WIDTHS.length * heights.length);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(CACHE_LIMIT);
});

test.each(['../outside.webp', '/etc/passwd.png', 'a/../../b.webp', 'a.svg', 'a//b.webp', 'A.webp'])(
  'an index that names %s fails at start',
  async (name) => {
    const art = await mkdtemp(join(tmpdir(), 'kandil-index-'));
    const entry = { width: 1, height: 1, sha256: 'ab'.repeat(32), placeholder: '', color: '' };
    await writeFile(join(art, 'index.json'), JSON.stringify({ [name]: entry }));
    await expect(readPictures(art)).rejects.toThrow(name);
    await rm(art, { recursive: true });
  },
);
