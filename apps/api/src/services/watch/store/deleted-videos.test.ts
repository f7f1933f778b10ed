import { afterAll, beforeAll, expect, test } from 'vitest';
import { schemaOf } from '../../../platform/database/kysely.ts';
import { openTestDatabase } from '../../../platform/testing.ts';
import { forgetVideos } from './deleted-videos.ts';
import type { WatchTables } from './tables.generated.ts';

let database: Awaited<ReturnType<typeof openTestDatabase>>;
beforeAll(async () => {
  database = await openTestDatabase({ from: 'migrated' });
});
afterAll(() => database.close());

const query = async (text: string) => (await database.pool.query(text)).rows;

test('what is stored of deleted videos goes page by page; that of others stays', async () => {
  await query(`insert into watch.progress (profile_id, video_id, last_sec, duration, finished, begun, event_time)
    select profile, video, 60, 600, false, true, now() from generate_series(1, 20) profile, generate_series(1, 3) video`);
  await query(`insert into watch.forgotten (profile_id, video_id, since, until)
    select profile, video, now(), now() from unnest(array[1, 30]) profile, unnest(array[1, 3, null]) video`);
  await query(
    `insert into watch.viewing_end (video_id, percent, viewings) values (1, 5, 9), (3, 5, 9)`,
  );
  const db = schemaOf<WatchTables>(database, 'watch');
  const pages: (number | null)[] = [];
  for (let after: number | null = 0; after !== null; pages.push(after))
    after = await forgetVideos(db, [1, 2], after, 15);
  expect(pages.length).toBeGreaterThan(2);
  expect(pages.at(-1)).toBeNull();
  const left = async (table: string) =>
    (await query(`select distinct video_id as id from watch.${table} order by 1`)).map(
      ({ id }) => id,
    );
  expect(await query('select from watch.progress')).toHaveLength(20);
  expect(await left('progress')).toEqual([3]);
  expect(await left('forgotten')).toEqual([3, null]);
  expect(await left('viewing_end')).toEqual([3]);
});
