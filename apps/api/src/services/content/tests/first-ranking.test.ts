import type { Catalogue } from '@kandil/contract/catalogue';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { schemaOf } from '../../../platform/database/kysely.ts';
import { silentLog } from '../../../platform/log.ts';
import { openQueue, type Queue } from '../../../platform/queue/index.ts';
import { openAuthApp } from '../../../testing/auth-app.ts';
import { demoCatalogue, demoPictures } from '../../../testing/demo-files.ts';
import type { ServiceApp } from '../../../testing/service-app.ts';
import { importCatalogue } from '../flows/import/index.ts';
import { rankTitles } from '../jobs/jobs.ts';
import { rankFirst } from '../handlers/rank-titles.ts';
import type { ContentTables } from '../store/tables.ts';

// A new catalogue is ranked at once, not at the next full hour, and only once in all processes.

let app: ServiceApp;
let otherNode: Queue;
let file: Catalogue;
beforeAll(async () => {
  app = await openAuthApp();
  otherNode = await openQueue({ database: app.database, log: silentLog });
  await otherNode.declare([rankTitles]);
  file = (await demoCatalogue()) as Catalogue;
});
afterAll(async () => {
  await otherNode.close();
  await app.close();
});

const importFile = async (dryRun = false) =>
  importCatalogue(app.database, file, { pictures: await demoPictures(), queue: otherNode, dryRun });
const startTwice = () => {
  const db = schemaOf<ContentTables>(app.database, 'content');
  return Promise.all([rankFirst({ db, queue: app.queue }), rankFirst({ db, queue: otherNode })]);
};
const count = async (what: string) =>
  (await app.database.pool.query<{ n: number }>(`select count(*)::int as n from ${what}`)).rows[0]
    ?.n;
const runs = (condition = 'true') =>
  count(`queue.job where name = '${rankTitles.name}' and ${condition}`);
const ranked = () => count('content.popular_title');
const untilRanked = async (times: number) => {
  const completed = () => runs("state = 'completed'");
  await expect.poll(completed, { timeout: 20_000, interval: 20 }).toBe(times);
};

describe('the first ranking', () => {
  test('is not queued without titles or by a dry run', async () => {
    await startTwice();
    await importFile(true);
    expect(await runs()).toBe(0);
  });

  test('is queued once by the import, whatever number of processes start meanwhile', async () => {
    await importFile();
    await startTwice();
    await untilRanked(1);
    await startTwice();
    expect(await runs()).toBe(1);
    expect(await ranked()).toBe(file.titles.length);
  });

  test('is queued again by another import, not by the same file', async () => {
    await importFile();
    expect(await runs()).toBe(1);
    file = { ...file, faq: [] };
    await importFile();
    await untilRanked(2);
  });

  test('is queued at the start of a worker if the catalogue has no ranking', async () => {
    await app.database.pool.query('truncate content.popular_title, content.similar_title');
    await app.database.pool.query(`delete from queue.job where name = '${rankTitles.name}'`);
    await startTwice();
    await untilRanked(1);
    expect(await runs()).toBe(1);
    expect(await ranked()).toBe(file.titles.length);
  });
});
