import { content, watch } from '@kandil/contract';
import { afterAll, expect, test } from 'vitest';
import { schemaOf } from '../../../platform/database/kysely.ts';
import { openProductApp } from '../../../testing/product-app.ts';
import { deleteOldLeases } from '../store/leases.ts';
import type { WatchTables } from '../store/tables.generated.ts';

const product = await openProductApp();
afterAll(() => product.close());

test('the nightly job deletes leases that expired more than a day ago; others stay', async () => {
  const member = await product.member('member');
  const videoCode = 'keeper-of-cordoba-s1e2';
  const { id: videoId } = (await member.call(content.videoByCode, { videoCode })).data;
  const eventTime = new Date(product.now()).toISOString();
  for (const sessionId of ['player-of-long-ago', 'player-of-yesterday'])
    await member.call(watch.contentAccess, { videoId, event: 'START', eventTime, sessionId });
  const age = (slot: number, hours: number) =>
    product.database.pool.query(
      `update watch.stream_lease set expires_at = clock_timestamp() - make_interval(hours => $2) where slot = $1`,
      [slot, hours],
    );
  await age(1, 25);
  await age(2, 23);
  const db = schemaOf<WatchTables>(product.database, 'watch');
  expect(await deleteOldLeases(db, 10)).toBe(1);
  const { rows } = await product.database.pool.query('select slot from watch.stream_lease');
  expect(rows).toEqual([{ slot: 2 }]);
});
