import type { Catalogue } from '@kandil/contract/catalogue';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../../../../platform/database/index.ts';
import { openTestDatabase } from '../../../../platform/testing.ts';
import { demoCatalogue, demoPictures } from '../../../../testing/demo-files.ts';
import { importCatalogue } from '../import/index.ts';
import { exportCatalogue } from './index.ts';

let database: Database;
let demo: Catalogue;
beforeAll(async () => {
  database = await openTestDatabase({ from: 'demo' });
  demo = (await demoCatalogue()) as Catalogue;
});
afterAll(() => database.close());

const load = async (file: unknown) =>
  importCatalogue(database, file, { pictures: await demoPictures() });
const byCode = (a: { code: string }, b: { code: string }) => (a.code < b.code ? -1 : 1);

/** The same catalogue in the order of an export. */
function canonical(file: Catalogue): Catalogue {
  const menu = file.channelCategories.map(({ code }) => code);
  return {
    ...file,
    people: file.people.toSorted(byCode),
    titles: file.titles.map((title) => ({
      ...title,
      seasons: title.seasons.toSorted((a, b) => a.index - b.index),
    })),
    channels: file.channels.map((channel) => ({
      ...channel,
      categories: channel.categories.toSorted((a, b) => menu.indexOf(a) - menu.indexOf(b)),
    })),
  };
}

describe('an export', () => {
  test('equals the imported file', async () => {
    await load(demo);
    expect(await exportCatalogue(database)).toEqual(canonical(demo));
  });

  test('changes nothing when it is imported, and the next export has the same bytes', async () => {
    const file = await exportCatalogue(database);
    const { changes } = await load(JSON.parse(JSON.stringify(file)));
    const touched = Object.values(changes).flatMap(({ added, changed, removed }) => [
      added,
      changed,
      removed,
    ]);
    expect(touched.every((count) => count === 0)).toBe(true);
    expect(JSON.stringify(await exportCatalogue(database))).toBe(JSON.stringify(file));
  });

  test('keeps a changed order of seasons, trailers, programmes, rows and items', async () => {
    const file = structuredClone(demo);
    for (const title of file.titles) {
      const [first] = title.trailers;
      if (first) title.trailers.push({ ...first, code: `${first.code}-second` });
    }
    await load(file);
    for (const { trailers } of file.titles) trailers.reverse();
    for (const { programmes } of file.channels) programmes.reverse();
    for (const category of file.categories) {
      category.rows.reverse();
      for (const row of category.rows) row.items?.reverse();
    }
    file.titles.reverse();
    await load(file);
    expect(await exportCatalogue(database)).toEqual(canonical(file));
  });

  test('keeps the streams of other parties, their order and their window', async () => {
    const file = structuredClone(demo);
    const streams = [{ url: 'https://b.example/1' }, { url: 'https://a.example/2', priority: 1 }];
    Object.assign(file.channels[0] ?? {}, { programmes: [], stream: 'https://a.example/live' });
    Object.assign(file.channels[1] ?? {}, { programmes: [], streams, window: 45 });
    await load(file);
    expect(await exportCatalogue(database)).toEqual(canonical(file));
  });

  test('of an empty database fails and names the missing field', async () => {
    const empty = await openTestDatabase({ from: 'migrated' });
    try {
      await expect(exportCatalogue(empty)).rejects.toThrow('categories');
    } finally {
      await empty.close();
    }
  });
});
