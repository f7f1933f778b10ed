import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { figure } from '../../testing/rounds.ts';
import { openTestDatabase } from '../testing.ts';
import { openBackups } from './backup.fixture.ts';

const MEGABYTE = 2 ** 20;
/** Size of the database; what takes the room in a large one is progress. */
const MEGABYTES = 1024;
const ROWS = 250_000;

const PROGRESS = `insert into watch.progress
    (profile_id, video_id, last_sec, duration, finished, begun, event_time)
  select n / 40, n % 40 + 40 * (n / 40 % 50), n % 5400, 5400, n % 3 = 0, true,
    timestamptz '2026-11-28' - n * interval '7 seconds'
  from generate_series($1::int, $2::int) n`;

test(
  'a database of 1 GB is backed up and restored',
  { tags: ['long'], timeout: 3_600_000 },
  async (context) => {
    const database = await openTestDatabase({ from: 'migrated', patient: true });
    const backups = await openBackups(database);
    const client = await database.pool.connect();
    await client.query('set statement_timeout = 0');
    const measured = async () => {
      const { rows } = await client.query<{ size: string }>(
        'select pg_database_size(current_database()) as size',
      );
      return Number(rows[0]?.size) / MEGABYTE;
    };
    let count = 0;
    for (; (await measured()) < MEGABYTES; count += ROWS)
      await client.query(PROGRESS, [count, count + ROWS - 1]);
    const size = await measured();
    client.release();
    const made = await backups.backUp();
    const started = performance.now();
    const { parts } = await backups.restore(made.folder);
    const seconds = (performance.now() - started) / 1000;
    const progress = parts.find(
      ({ content }) => 'table' in content && content.table === 'progress',
    );
    expect(progress?.content).toMatchObject({ rows: count });
    const speed = (time: number) =>
      `${(time / 60).toFixed(1)} min (${(size / time).toFixed(0)} MB/s)`;
    await figure(
      context,
      1,
      `${size.toFixed(0)} MB with ${made.rows} rows: made in ${speed(made.seconds)} to ${(made.bytes / MEGABYTE).toFixed(0)} MB, verified and restored in ${speed(seconds)}`,
    );
    rmSync(join(backups.root, 'restored'), { recursive: true, maxRetries: 20 });
    await database.close();
    backups.remove();
  },
);
