import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { silentLog } from '../log.ts';
import { StartupError } from '../startup-error.ts';
import { startWriter } from './fixtures/start-writer.ts';
import { openDatabase } from './index.ts';
import { lockFolder, waitForLock } from './lock.ts';
import { temporaryFolder } from '../testing.ts';

const root = temporaryFolder();
afterAll(() => rmSync(root, { recursive: true, maxRetries: 20 }));

describe('lock of the data folder (T-R02)', () => {
  it('has one holder at a time, even within a process', async () => {
    const first = lockFolder(root, 'serving http://localhost:3000');
    expect(() => lockFolder(root)).toThrow(StartupError);
    expect(() => lockFolder(root)).toThrow(
      new RegExp(`in use by process ${process.pid} since 20.*, serving http://localhost:3000`),
    );
    const waiting = waitForLock(root, 5_000);
    first.release();
    (await waiting).release();
    lockFolder(root).release();
  });

  it(
    'refuses a second start within 2 s, names the holder, and is free after kill -9',
    { timeout: 60_000 },
    async () => {
      const folder = join(root, 'held');
      const holder = startWriter(folder, { run: 'holder' });
      await holder.ready;
      for (let round = 0; round < 3; round += 1) {
        const started = performance.now();
        const second = openDatabase({ dataDir: folder, log: silentLog });
        await expect(second).rejects.toThrow(StartupError);
        await expect(second).rejects.toThrow(`in use by process ${holder.process.pid} since`);
        await expect(second).rejects.toThrow('serving http://localhost:3000');
        expect(performance.now() - started).toBeLessThan(2_000);
      }
      await holder.more(10); // unharmed
      await holder.kill();
      const next = startWriter(folder, { run: 'next' });
      await next.ready;
      await next.more(1);
      await next.kill();
    },
  );

  it('admits exactly one of several concurrent starts', { timeout: 60_000 }, async () => {
    const folder = join(root, 'race');
    const writers = Array.from({ length: 4 }, () => startWriter(folder, { hold: true }));
    const starts = await Promise.allSettled(writers.map((writer) => writer.ready));
    expect(starts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const refused = starts.flatMap((start) =>
      start.status === 'rejected' ? [String(start.reason)] : [],
    );
    for (const reason of refused) expect(reason).toContain('is in use by');
    await Promise.all(writers.map((writer) => writer.kill()));
  });
});
