import { auth, content } from '@kandil/contract';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { httpApp } from '../../../platform/http/app.ts';
import { silentLog } from '../../../platform/log.ts';
import { openProductApp, type ProductApp } from '../../../testing/product-app.ts';
import { productPictures } from '../flows/art/source.ts';
import { imageRoutes } from '../flows/images/index.ts';
import { roomyDisk } from '../../../testing/undemanding.ts';

// Other clients fetch pictures at the addresses that answers name, without knowing how they are made.

const ART = resolve(import.meta.dirname, '../../../../../../demo/art');
const PICTURE = /\.(?:webp|avif|jpe?g|png)(?:\?|$)/;

let product: ProductApp;
let images: Awaited<ReturnType<typeof httpApp>>;
let cacheDir: string;
beforeAll(async () => {
  product = await openProductApp();
  cacheDir = await mkdtemp(join(tmpdir(), 'kandil-addresses-'));
  images = await httpApp({ log: silentLog, trustedProxies: 0 });
  await images.register(imageRoutes, {
    pictures: await productPictures(ART),
    cacheDir,
    disk: roomyDisk,
  });
});
afterAll(async () => {
  await images.close();
  await product.close();
  await rm(cacheDir, { recursive: true });
});

/** Every text of an answer that names the file of a picture. */
function picturesIn(value: unknown): string[] {
  if (typeof value === 'string') return PICTURE.test(value) ? [value] : [];
  return value && typeof value === 'object' ? Object.values(value).flatMap(picturesIn) : [];
}

test('every address of a picture in an answer can be fetched as it is', async () => {
  const member = await product.member('family');
  const code = 'keeper-of-cordoba';
  const series = await member.call(content.seriesFindById, { code });
  const answers = {
    avatars: await member.call(auth.avatarList, {}),
    free: await member.call(auth.avatarAvailable, {}),
    slides: await member.call(content.carousel, {}),
    rows: await member.call(content.breakdowns, {}),
    series,
    video: await member.call(content.videoFindById, { videoId: series.data.firstVideoId ?? 0 }),
    similar: await member.call(content.contentSimilar, { contentId: series.data.id }),
    found: await member.call(content.seriesSearch, { keyword: 'nur' }),
    channels: await member.call(content.channelsAll, {}),
  };
  const addresses = new Set<string>();
  for (const [name, { status, data }] of Object.entries(answers)) {
    const found = picturesIn(data);
    expect([name, status, found.length > 0]).toEqual([name, 200, true]);
    found.forEach((address) => addresses.add(address));
  }
  for (const address of addresses) expect(address).toMatch(/^\/images\//);
  // Making pictures is slow: the first of each place stands for the others.
  const ofPlace = Map.groupBy(
    addresses,
    (address) =>
      address.replace(/^\/images\/[0-9a-f]{8}/, '').split('/')[1] + (address.split('?')[1] ?? ''),
  );
  expect(ofPlace.size).toBeGreaterThan(3);
  for (const [address = ''] of ofPlace.values()) {
    const { statusCode, headers } = await images.inject(address);
    expect([address, statusCode, headers['content-type']]).toEqual([address, 200, 'image/jpeg']);
  }
});
