import pg from 'pg';
import { Gauge } from 'prom-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../database/index.ts';
import { clockReading, databaseReading, poolReading } from '../database/readings.ts';
import { silentLog } from '../log.ts';
import { openQueue, type Queue } from '../queue/index.ts';
import { queueReading } from '../queue/reading.ts';
import { openTestDatabase } from '../testing.ts';
import { openMetricsPage } from './page.ts';
import { openReadings, type Reading } from './reading.ts';

let database: Database;
let queue: Queue;

beforeAll(async () => {
  database = await openTestDatabase();
  queue = await openQueue({ database, log: silentLog });
});
afterAll(async () => {
  await queue.close();
  await database.close();
});

test('a thousand requests a second cost the database one round of queries in 15 seconds', async () => {
  const { pool } = database;
  let clock = 0;
  let queries = 0;
  const count = () => (queries += 1);
  pool.on('acquire', count);
  const pools = new Map([['main', pool]]);
  const readings = [databaseReading(pools), clockReading(pools, Date.now), queueReading(pools)];
  const page = openMetricsPage(readings, () => clock);
  for (let second = 0; second < 30; second += 1) {
    await Promise.all(Array.from({ length: 1000 }, page.text));
    clock += 1000;
  }
  pool.off('acquire', count);
  expect(queries).toBe(2 * readings.length);
  expect(await page.text()).toContain('kandil_database_up{database="main"} 1');
});

test('a page is written once a second', async () => {
  let clock = 0;
  const gauge = new Gauge({ name: 'test_written', help: 'how often', registers: [] });
  let written = 0;
  Object.assign(gauge, { collect: () => gauge.set((written += 1)) });
  const page = openMetricsPage([{ gauges: [gauge], read: async () => undefined }], () => clock);
  for (let count = 0; count < 100; count += 1) {
    await page.text();
    clock += 100;
  }
  expect(written).toBe(10);
});

/** A reading whose next outcome the test decides. */
function reading(name: string): Reading & { fails: boolean; value: number } {
  const gauge = new Gauge({ name, help: 'test', registers: [] });
  const state = {
    fails: false,
    value: 1,
    gauges: [gauge],
    async read() {
      if (state.fails) throw new Error('no answer');
      gauge.set(state.value);
    },
  };
  return state;
}

test('a value that cannot be read is left out, and the others are shown', async () => {
  let clock = 0;
  const [good, bad] = [reading('test_good'), reading('test_bad')];
  const { registry, refresh } = openReadings([good, bad], () => clock);
  const shown = async () => {
    await refresh();
    return (await registry.metrics()).split('\n').filter((line) => line.startsWith('test'));
  };
  expect(await shown()).toEqual(['test_good 1', 'test_bad 1']);
  good.value = 2;
  bad.fails = true;
  expect(await shown()).toEqual(['test_good 1', 'test_bad 1']);
  clock += 15_000;
  expect(await shown()).toEqual(['test_good 2']);
});

test('a database that does not answer is shown beside one that does', async () => {
  const away = new pg.Pool({ port: 1, host: '127.0.0.1' });
  const pools = new Map([
    ['main', database.pool],
    ['watch', away],
  ]);
  const text = await openMetricsPage([
    databaseReading(pools),
    clockReading(pools, Date.now),
    poolReading(pools),
  ]).text();
  await away.end();
  expect(text).toContain('kandil_database_up{database="main"} 1');
  expect(text).toContain('kandil_database_up{database="watch"} 0');
  expect(text).toMatch(/^kandil_clock_skew_seconds\{database="main"\}/m);
  expect(text).not.toMatch(/^kandil_clock_skew_seconds\{database="watch"\}/m);
  expect(text).toMatch(/^kandil_database_connections\{database="watch",state="busy"\} \d$/m);
});
