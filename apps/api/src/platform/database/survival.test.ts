import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { silentLog } from '../log.ts';
import { killLoop } from './fixtures/kill-loop.ts';
import { seeded } from './fixtures/seeded.ts';
import { isAlive, startWriter } from './fixtures/start-writer.ts';
import { openDatabase } from './index.ts';
import { figure, repeat, rounds } from '../../testing/rounds.ts';
import { temporaryFolder } from '../testing.ts';

const root = temporaryFolder();
afterAll(() => rmSync(root, { recursive: true, maxRetries: 20 }));

const random = seeded();

describe('kill -9', () => {
  it('loses nothing acknowledged (T-R01)', { timeout: 180_000 }, async (context) => {
    const kills = rounds({ usual: 1, long: 24 });
    const report = await killLoop(join(root, 'killed'), kills, random);
    const { acknowledged, lost, broken } = report;
    await figure(context, kills, `${acknowledged} acknowledged, ${lost} lost, ${broken} broken`);
    expect(report).toMatchObject({ kills, lost: 0, broken: 0 });
    expect(acknowledged).toBeGreaterThan(kills * 4);
  });

  it(
    'during the first start does not break the next start',
    { timeout: 120_000 },
    async (context) => {
      await repeat(context, { usual: 1, long: 12 }, async () => {
        const folder = mkdtempSync(join(root, 'first-'));
        const writer = startWriter(folder);
        await sleep(random() * 900);
        await writer.kill();
        const next = startWriter(folder);
        await next.ready;
        await next.more(1);
        await next.kill();
        expect(readdirSync(folder).filter((name) => name.includes('-new-'))).toEqual([]);
      });
    },
  );

  it('of the owner ends its server soon', { timeout: 60_000 }, async () => {
    const writer = startWriter(join(root, 'alone'));
    const serverPid = await writer.ready;
    await writer.kill();
    await vi.waitFor(() => expect(isAlive(serverPid)).toBe(false), { timeout: 10_000 });
  });

  it.runIf(process.platform === 'linux')(
    'of the owner and its watchdog: the next start stops the orphaned server',
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
  'a server that dies is restarted while its owner keeps running (T-R03)',
  { timeout: 60_000 },
  async (context) => {
    const database = await openDatabase({ dataDir: join(root, 'restart'), log: silentLog });
    const kills = rounds({ usual: 1, long: 6 });
    const times: number[] = [];
    while (times.length < kills) {
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
    await figure(context, kills, `recovered within ${Math.max(...times)} ms`);
    expect(Math.max(...times)).toBeLessThan(5_000);
    await database.close();
  },
);
