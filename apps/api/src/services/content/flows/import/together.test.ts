import type { Catalogue } from '@kandil/contract/catalogue';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '../../../../platform/database/index.ts';
import { openTestDatabase } from '../../../../platform/testing.ts';
import { demoCatalogue, demoPictures } from '../../../../testing/demo-files.ts';
import { exportCatalogue } from '../export/index.ts';
import { importCatalogue, type ImportOptions, type ImportReport } from './index.ts';

const pictures = await demoPictures();
const demo = (await demoCatalogue()) as Catalogue;
/** The same titles with other names and in reverse order, without FAQ. */
const other: Catalogue = {
  ...demo,
  titles: demo.titles
    .map((title) => ({ ...title, title: { en: `Renamed ${title.code}` } }))
    .toReversed(),
  faq: [],
};

let database: Database;
const load = (json: Catalogue, options: Partial<ImportOptions> = {}) =>
  importCatalogue(database, json, { pictures, ...options });

/** Starts the second import while the first one writes. */
async function loadBoth(first: Catalogue, second: Catalogue) {
  const begun = Promise.withResolvers<ImportReport>();
  const before = await load(first, {
    onStep: ({ name }) => name === 'season' && begun.resolve(load(second)),
  });
  return [before.unchanged, (await begun.promise).unchanged];
}

describe('two concurrent imports', { timeout: 60_000 }, () => {
  beforeEach(async () => {
    database = await openTestDatabase({ from: 'migrated' });
  });
  afterEach(() => database.close());

  test('of the same file: the second does nothing', async () => {
    expect(await loadBoth(demo, demo)).toEqual([false, true]);
    expect((await exportCatalogue(database)).titles).toEqual(demo.titles);
  });

  test('of different files: the catalogue equals the second file', async () => {
    expect(await loadBoth(demo, other)).toEqual([false, false]);
    const { titles, faq } = await exportCatalogue(database);
    expect({ titles, faq }).toEqual({ titles: other.titles, faq: [] });
  });

  test('wait longer for a lock than calls do', async () => {
    const holder = await database.pool.connect();
    await holder.query(
      `begin; set local idle_in_transaction_session_timeout = '30s'; lock table content.faq`,
    );
    const imports = Promise.all([load(demo), load(other)]);
    const waiting = async () =>
      (
        await database.pool.query<{ n: number }>(
          `select count(*)::int as n from pg_stat_activity where datname = current_database()
           and wait_event_type = 'Lock' and now() - state_change > interval '1.2 s'`,
        )
      ).rows[0]?.n;
    await expect.poll(waiting, { timeout: 10_000 }).toBe(2);
    await holder.query('commit');
    holder.release();
    expect((await imports).map(({ unchanged }) => unchanged)).toEqual([false, false]);
    const { titles } = await exportCatalogue(database);
    expect([demo.titles, other.titles]).toContainEqual(titles);
  });
});
