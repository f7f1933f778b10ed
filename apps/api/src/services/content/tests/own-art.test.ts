import { content } from '@kandil/contract';
import type { Catalogue } from '@kandil/contract/catalogue';
import { rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Blobs, openBlobs } from '../../../platform/blobs/index.ts';
import { httpApp } from '../../../platform/http/app.ts';
import { silentLog } from '../../../platform/log.ts';
import { temporaryFolder } from '../../../platform/testing.ts';
import { openBucket } from '../../../testing/bucket.ts';
import { runJob } from '../../../testing/jobs.ts';
import {
  OWN_POSTER,
  ownCatalogue,
  plainPicture,
  writeFiles,
  writeOwnArt,
} from '../../../testing/own-art.ts';
import { openServiceApp, type ServiceApp } from '../../../testing/service-app.ts';
import { roomyDisk } from '../../../testing/undemanding.ts';
import { indexFolder, indexKnown } from '../flows/art/index-art.ts';
import { ownPictures, productPictures } from '../flows/art/source.ts';
import { storeArt } from '../flows/art/store-art.ts';
import { exportCatalogue } from '../flows/export/index.ts';
import { deleteNow } from '../flows/bin.ts';
import { imageRoutes } from '../flows/images/index.ts';
import { importCatalogue } from '../flows/import/index.ts';
import { tidyArt } from '../jobs/jobs.ts';
import { contentModule } from '../module.ts';
import { contentTables } from '../store/sql.ts';
import { catalogueCache } from '../world.ts';
import { catalogueWithout } from './removed.fixture.ts';

// Two nodes that share a database and a bucket, and no folder.

const PRODUCT_ART = resolve(import.meta.dirname, '../../../../../../demo/art');
const A_DAY = 'public, max-age=86400';
const FOR_EVER = 'public, max-age=31536000, immutable';

const store = await openBucket();
const cache = catalogueCache();
let app: ServiceApp;
let blobs: Blobs;
let nodes: Awaited<ReturnType<typeof openNode>>[];
let file: Catalogue;
beforeAll(async () => {
  blobs = openBlobs({ folder: temporaryFolder(), s3: store.options });
  app = await openServiceApp({
    modules: (world) => [contentModule.open({ ...world, blobs }, { cache })],
  });
  nodes = [await openNode(), await openNode()];
  file = await ownCatalogue();
});
beforeEach(() => store.mend());
afterAll(async () => {
  for (const node of nodes) await node.close();
  await app.close();
  await store.close();
});

/** A process that serves pictures. */
async function openNode(artDir: string | null = null) {
  const node = await httpApp({ log: silentLog, trustedProxies: 0 });
  const bucket = openBlobs({ folder: temporaryFolder(), s3: store.options });
  const { database } = app;
  const pictures = ownPictures(
    { database, blobs: bucket, artDir },
    await productPictures(PRODUCT_ART),
  );
  const cacheDir = temporaryFolder();
  await node.register(imageRoutes, { pictures, cacheDir, disk: roomyDisk });
  return node;
}

/** Imports from a folder that is gone afterwards, as the command does. */
async function importArt(poster: string): Promise<void> {
  const folder = temporaryFolder();
  await writeOwnArt(folder, poster);
  const { database } = app;
  const index = await indexFolder({ database, folder, json: file, stored: true });
  await storeArt({ database, blobs, folder, files: index.files });
  await importCatalogue(database, file, index);
  await rm(folder, { recursive: true });
  cache.clear();
}

/** The address of the poster in the answer of a call. */
async function posterAddress(): Promise<string> {
  const { data } = await app.visitor().call(content.seriesFindById, {
    code: file.titles[0]?.code ?? '',
  });
  return data.horizontalPoster.src;
}

/** What a node answers: status, caching, and the colour of the picture. */
async function shown(node: (typeof nodes)[number] | undefined, address: string) {
  const answer = await node?.inject({ url: `${address}?w=160` });
  const caching = answer?.headers['cache-control'];
  if (answer?.statusCode !== 200) return [answer?.statusCode, caching];
  const { dominant } = await sharp(answer.rawPayload).stats();
  return [200, caching, dominant.r > dominant.b ? 'red' : 'blue'];
}

test('every node serves the pictures of an import at the addresses of its answers', async () => {
  await importArt('#aa2200');
  const address = await posterAddress();
  expect(address).toMatch(new RegExp(`^/images/[0-9a-f]{8}/${OWN_POSTER}$`));
  for (const node of nodes) expect(await shown(node, address)).toEqual([200, FOR_EVER, 'red']);
});

test('size, placeholder and colour are of the file', async () => {
  const { rows } = await app.database.pool.query(`select * from content.art order by path limit 1`);
  expect(rows).toEqual([
    {
      path: OWN_POSTER,
      sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
      bytes: expect.any(Number),
      width: 64,
      height: 36,
      placeholder: expect.stringMatching(/^data:image\/webp;base64,[\w+/]+=*$/),
      color: '#aa2200',
      stored: true,
    },
  ]);
});

test('a replaced picture has a new address at once, on nodes that served the old one', async () => {
  await importArt('#aa2200');
  const old = await posterAddress();
  for (const node of nodes) expect(await shown(node, old)).toEqual([200, FOR_EVER, 'red']);
  await importArt('#0022aa');
  const current = await posterAddress();
  expect(current).not.toBe(old);
  for (const node of nodes) expect(await shown(node, current)).toEqual([200, FOR_EVER, 'blue']);
  // A node that has not served the old address answers it with the current picture.
  const fresh = await openNode();
  expect(await shown(fresh, old)).toEqual([200, A_DAY, 'blue']);
  await fresh.close();
});

test('pictures of the product itself are there, whatever is imported', async () => {
  const answer = await nodes[0]?.inject('/images/avatars/star.webp?w=160');
  expect(answer?.statusCode).toBe(200);
});

test('while the store is away a picture answers 503, and is there afterwards', async () => {
  await importArt('#0a22aa');
  const address = await posterAddress();
  await store.failWith();
  const answer = await nodes[0]?.inject(address);
  expect([
    answer?.statusCode,
    answer?.headers['cache-control'],
    answer?.headers['retry-after'],
  ]).toEqual([503, 'no-store', '5']);
  await store.mend();
  expect(await shown(nodes[0], address)).toEqual([200, FOR_EVER, 'blue']);
});

test('a store that takes no picture ends the import before it writes', async () => {
  await importArt('#aa2200');
  const before = await posterAddress();
  await store.failWith({ method: 'PUT' });
  await expect(importArt('#0b22aa')).rejects.toThrow(
    /could not be stored: .* Nothing was imported/,
  );
  cache.clear();
  expect(await posterAddress()).toBe(before);
});

test('files that no picture refers to go after a day', async () => {
  await importArt('#0d22aa');
  const first = await store.keys();
  await importArt('#0e22aa');
  const used = (
    await app.database.pool.query<{ sha256: string }>('select sha256 from content.art')
  ).rows.map(({ sha256 }) => `art/${sha256}.png`);
  await runJob(app, tidyArt);
  expect(await store.keys()).toEqual(expect.arrayContaining(first));
  app.advance(25 * 60 * 60 * 1000);
  await runJob(app, tidyArt);
  expect(await store.keys()).toEqual(used.toSorted());
});

test('a file that was removed is stored again by an import that needs it', async () => {
  await importArt('#0d22aa');
  expect(await shown(nodes[0], await posterAddress())).toEqual([200, FOR_EVER, 'blue']);
});

test('pictures of what was removed are served until it is deleted', async () => {
  await importArt('#aa2200');
  const address = await posterAddress();
  const { database } = app;
  const code = file.titles[0]?.code ?? '';
  await importCatalogue(database, catalogueWithout(file, code), { pictures: new Map() });
  cache.clear();
  expect(await shown(nodes[0], address)).toEqual([200, FOR_EVER, 'red']);
  app.advance(25 * 60 * 60 * 1000);
  await runJob(app, tidyArt);
  expect(await shown(await openNode(), address)).toEqual([200, FOR_EVER, 'red']);
  expect(await deleteNow(contentTables(database), { enqueue: async () => true }, code)).toBe(true);
  await runJob(app, tidyArt);
  expect(await store.keys()).toEqual([]);
  await importArt('#aa2200');
});

test('an export is imported without the folder: the pictures are known', async () => {
  await importArt('#aa2200');
  const { database } = app;
  const exported = JSON.parse(JSON.stringify(await exportCatalogue(database))) as Catalogue;
  exported.faq = [];
  const before = await posterAddress();
  await importCatalogue(database, exported, await indexKnown(database, exported, new Map()));
  cache.clear();
  expect(await posterAddress()).toBe(before);
  expect(await shown(nodes[1], before)).toEqual([200, FOR_EVER, 'red']);
});

test('pictures of ART_DIR are read in place; one that was replaced needs an import', async () => {
  const folder = temporaryFolder();
  await writeOwnArt(folder, '#aa2200');
  const { database } = app;
  const objects = (await store.keys()).length;
  const imported = async () => {
    await importCatalogue(
      database,
      file,
      await indexFolder({ database, folder, json: file, stored: false }),
    );
    cache.clear();
  };
  await imported();
  expect(await store.keys()).toHaveLength(objects);
  const node = await openNode(folder);
  const address = await posterAddress();
  expect(await shown(node, address)).toEqual([200, FOR_EVER, 'red']);
  await writeFiles(folder, { [OWN_POSTER]: await plainPicture('#0022aa').png().toBuffer() });
  const other = await node.inject(`${address}?w=320`);
  // The picture is 64 pixels wide, so this is the variant that is cached.
  expect(other.statusCode).toBe(200);
  const uncached = await openNode(folder);
  expect(await shown(uncached, address)).toEqual([404, 'no-store']);
  await imported();
  expect(await shown(uncached, await posterAddress())).toEqual([200, FOR_EVER, 'blue']);
  await rm(join(folder, OWN_POSTER));
  await Promise.all([node, uncached].map((each) => each.close()));
});
