import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { silentLog } from '../log.ts';
import { killLoop } from './fixtures/kill-loop.ts';
import { seeded } from './fixtures/seeded.ts';
import { isAlive, startWriter } from './fixtures/start-writer.ts';
import { openDatabase } from './index.ts';
import { temporaryFolder } from '../testing.ts';

const root = temporaryFolder();
afterAll(() => rmSync(root, { recursive: true, maxRetries: 20 }));

const random = seeded();

describe('kill -9', () => {
  it('loses nothing acknowledged in 12 rounds (T-R01)', { timeout: 180_000 }, async () => {
    const kills = 12;
    const report = await killLoop(join(root, 'killed'), kills, random);
    console.log(report);
    expect(report).toMatchObject({ kills, lost: 0, broken: 0 });
    expect(report.acknowledged).toBeGreaterThan(kills * 4);
  });

  it(
    'of the first start leaves nothing that the next one trips over',
    { timeout: 120_000 },
    async () => {
      for (let round = 0; round < 3; round += 1) {
        const folder = mkdtempSync(join(root, 'first-'));
        const writer = startWriter(folder);
        await sleep(random() * 900);
        await writer.kill();
        const next = startWriter(folder);
        await next.ready;
        await next.more(1);
        await next.kill();
        expect(readdirSync(folder).filter((name) => name.includes('-new-'))).toEqual([]);
      }
    },
  );

  it('of the owner alone ends its server soon', { timeout: 60_000 }, async () => {
    const writer = startWriter(join(root, 'alone'));
    const serverPid = await writer.ready;
    await writer.kill();
    await vi.waitFor(() => expect(isAlive(serverPid)).toBe(false), { timeout: 10_000 });
  });

  it.runIf(process.platform === 'linux')(
    'of the owner and of the watch on it: the next start ends the server left behind',
    { timeout: 60_000 },
    async () => {
      const folder = join(root, 'orphan');
      const writer = startWriter(folder, { run: 'a' });
      const orphan = await writer.ready;
      await writer.more(1);
      const children = `/proc/${writer.process.pid}/task/${writer.process.pid}/children`;
      const watch = readFileSync(children, 'utf8')
        .trim()
        .split(' ')
        .map(Number)
        .filter((pid) => pid !== orphan);
      expect(watch).toHaveLength(1);
      for (const pid of watch) process.kill(pid, 'SIGKILL');
      await writer.kill();
      expect(isAlive(orphan)).toBe(true);
      const next = startWriter(folder, { run: 'b' });
      expect(await next.ready).not.toBe(orphan);
      expect(isAlive(orphan)).toBe(false);
      await next.kill();
    },
  );
});

it(
  'a server that dies is started again while its owner goes on (T-R03)',
  { timeout: 60_000 },
  async () => {
    const database = await openDatabase({
      dataDir: join(root, 'restart'),
      log: silentLog,
    });
    const times: number[] = [];
    for (let round = 0; round < 5; round += 1) {
      const before = database.serverPid() ?? 0;
      const running = Array.from({ length: 20 }, () =>
        database.pool.query('select pg_sleep(0.5)').catch(() => {}),
      );
      const killed = performance.now();
      process.kill(before, 'SIGKILL');
      await vi.waitFor(() => database.pool.query('select 1'), { timeout: 10_000, interval: 20 });
      times.push(Math.round(performance.now() - killed));
      await Promise.all(running);
      expect(database.serverPid()).not.toBe(before);
    }
    console.log('recovery in ms', times);
    expect(Math.max(...times)).toBeLessThan(5_000);
    await database.close();
  },
);
