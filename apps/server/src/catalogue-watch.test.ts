import { catalogueCache, importCatalogue, MODULES, openSwitches } from '@kandil/api';
import type { Catalogue } from '@kandil/contract/catalogue';
import { catalogueVersion } from '@kandil/contract/internal';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { demoCatalogue, demoPictures } from '../../api/src/testing/demo-files.ts';
import { openServiceApp, type ServiceApp } from '../../api/src/testing/service-app.ts';
import { type CatalogueWatch, watchCatalogue } from './catalogue-watch.ts';

const EVERY_MS = 20;
const FLAGS = { avodEnabled: 'true', multiProfileEnabled: 'false' };

let app: ServiceApp;
let watch: CatalogueWatch;
let reports = 0;
let guides = 0;
let looks = 0;
beforeAll(async () => {
  app = await openServiceApp({
    modules: (world) => [MODULES.content.open(world, { cache: catalogueCache() })],
  });
  const counted: typeof app.internal = (call, args) => {
    if (call.name === catalogueVersion.name) looks += 1;
    return app.internal(call, args);
  };
  watch = watchCatalogue(counted, openSwitches(FLAGS), EVERY_MS);
  watch.onChange(() => (reports += 1));
  watch.onGuide(() => (guides += 1));
  watch.start();
});
afterAll(async () => {
  watch.stop();
  await app.close();
});

/** Waits for looks that begin from now on. */
async function looked(times: number): Promise<void> {
  const before = looks;
  // The one after them begins when they have ended.
  await expect.poll(() => looks, { interval: 5 }).toBeGreaterThan(before + times);
}

beforeEach(async () => {
  await looked(6);
  reports = 0;
  guides = 0;
});

test('what has not changed is not reported', async () => {
  await looked(3);
  expect(reports).toBe(0);
});

test('an import is reported at once, and once more for nodes that looked later', async () => {
  const { titles, ...demo } = (await demoCatalogue()) as Catalogue;
  const renamed = titles.map((title, at) =>
    at === 0 ? { ...title, title: { ...title.title, en: 'Renamed' } } : title,
  );
  await importCatalogue(
    app.database,
    { ...demo, titles: renamed },
    { pictures: await demoPictures() },
  );
  await looked(8);
  expect(reports).toBe(2);
  expect(guides).toBe(0);
});

test('the import of a guide is reported by itself: the catalogue has not changed', async () => {
  await app.database.pool.query(
    `insert into content.guide (channel_code, source, imported_at) values ('hilal', 'x', now())`,
  );
  await looked(8);
  expect({ reports, guides }).toEqual({ reports: 0, guides: 2 });
});

test.each([
  [
    'ingested',
    `insert into content.asset (id, manifest) values ('x', '{}');
     insert into content.video_asset (code, asset_id, duration) values ('nur-film', 'x', 6)`,
  ],
  ['forgotten', `delete from content.video_asset where code = 'nur-film'`],
])('a video that is %s is reported', async (_how, statement) => {
  await app.database.pool.query(statement);
  await looked(8);
  expect(reports).toBe(2);
});

test('every node knows the origins of the streams that were imported, as the same list until they change', async () => {
  const other = watchCatalogue(app.internal, openSwitches(FLAGS), EVERY_MS);
  expect(await other.load()).toBe(true);
  const before = watch.streamOrigins();
  const file = structuredClone(await demoCatalogue()) as Catalogue;
  const stream = 'https://live.example:8443/hilal.m3u8';
  Object.assign(file.channels[0] ?? {}, { programmes: [], stream });
  await importCatalogue(app.database, file, { pictures: await demoPictures() });
  other.start();
  const origins = ['https://live.example:8443'];
  await expect.poll(() => other.streamOrigins(), { interval: 5 }).toEqual(origins);
  await expect.poll(() => watch.streamOrigins(), { interval: 5 }).toEqual(origins);
  other.stop();
  const known = watch.streamOrigins();
  await app.database.pool.query('update content.imported set imported_at = now()');
  await looked(6);
  expect(watch.streamOrigins()).toBe(known);
  expect(before).toEqual([]);
});
