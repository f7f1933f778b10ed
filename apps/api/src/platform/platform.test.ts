import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { compareClocks, systemClock } from './clock.ts';
import { schemaOf } from './database/kysely.ts';
import { openPlatform } from './index.ts';
import { createLog, silentLog } from './log.ts';
import { defineJob, handle } from './queue/index.ts';
import { StartupError } from './startup-error.ts';
import { temporaryFolder } from './testing.ts';

const folder = temporaryFolder();
afterAll(() => rmSync(folder, { recursive: true }));

describe('platform', () => {
  it(
    'opens every part on an empty folder, and again after a close',
    { timeout: 30_000 },
    async () => {
      const dataDir = join(folder, 'data');
      const note = defineJob('test.note', z.object({ key: z.string() }));
      for (const round of ['1', '2']) {
        const platform = await openPlatform({ dataDir, log: silentLog });
        const done = Promise.withResolvers<void>();
        const handler = handle(note, async ({ key }) => {
          await platform.blobs.put(key, new Uint8Array([1]));
          done.resolve();
        });
        await platform.queue.start([handler], { work: true });
        await platform.queue.enqueue(schemaOf<object>(platform.database, 'public'), note, {
          key: `note-${round}`,
        });
        await done.promise;
        expect(await platform.blobs.list()).toContain(`note-${round}`);
        expect(Math.abs(await compareClocks(platform.database.pool, silentLog))).toBeLessThan(
          2_000,
        );
        await expect(platform.sendSms({ id: '1', to: '+1', text: 'x' })).rejects.toThrow(
          'SMS_URL is not set',
        );
        await platform.close();
      }
      expect(readFileSync(join(dataDir, 'lock'), 'utf8')).toBe('');
    },
  );

  it('closes the opened parts when a later part fails', { timeout: 30_000 }, async () => {
    const dataDir = join(folder, 'refused');
    const refused = openPlatform({ dataDir, log: silentLog, valkeyUrl: 'localhost' });
    await expect(refused).rejects.toThrow(StartupError);
    const platform = await openPlatform({ dataDir, log: silentLog }); // the lock is free, no server is left
    await platform.close();
  });
});

describe('clock', () => {
  it('warns of clock skew (T-R10)', async () => {
    const warnings: string[] = [];
    const log = createLog({ destination: collect(warnings) });
    const pool = { query: async () => ({ rows: [{ now: new Date(systemClock() + 5_000) }] }) };
    await compareClocks(pool as never, log);
    expect(warnings.join('')).toMatch(/"level":"warn".*ms apart/);
  });
});

describe('log', () => {
  it('hides secrets at any depth and keeps error codes', () => {
    const lines: string[] = [];
    const log = createLog({ destination: collect(lines) });
    const planted = 'pl4nted-secret';
    log.info({
      password: planted,
      body: {
        refreshToken: planted,
        nested: { email: planted, deeper: { pin: planted } },
        code: '483920',
      },
      req: { headers: { authorization: planted, cookie: planted, 'x-device-id': planted } },
      err: Object.assign(new Error('refused'), { code: 'ECONNREFUSED' }),
    });
    log.child({ token: planted }).info('child');
    expect(lines.join('')).not.toContain(planted);
    expect(lines.join('')).not.toContain('483920');
    expect(lines.join('')).toContain('ECONNREFUSED');
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      level: 'info',
      time: expect.stringMatching(/Z$/),
    });
  });

  it('samples repeated errors: ten of a kind in a minute, then how many were left out', () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    try {
      const lines: string[] = [];
      const log = createLog({ destination: collect(lines) });
      const fail = (times: number, code: string, place = new Error(code)) => {
        for (let time = 0; time < times; time += 1)
          log.child({ time }).error({ err: Object.assign(place, { code }) }, 'request failed');
      };
      const count = () => lines.splice(0).length;
      fail(25, 'ECONNREFUSED');
      expect(count()).toBe(10);
      fail(1, 'ENOSPC');
      for (let time = 0; time < 25; time += 1) log.info('sent');
      expect(count()).toBe(26);
      vi.advanceTimersByTime(60_000);
      expect(lines.map((line) => JSON.parse(line) as object)).toMatchObject([
        { level: 'error', msg: 'request failed', leftOut: 15 },
      ]);
      count();
      fail(11, 'ECONNREFUSED');
      expect(count()).toBe(10);
      for (let time = 0; time < 600; time += 1) log.warn(`${time} ms apart`);
      expect(count()).toBe(500 - 1 + 10);
    } finally {
      vi.useRealTimers();
    }
  });

  it('writes readable lines on request', () => {
    const lines: string[] = [];
    createLog({ destination: collect(lines), pretty: true }).warn({ port: 3000 }, 'started');
    expect(lines.join('')).toMatch(/^\d\d:\d\d:\d\d warn {2}started port=3000\n$/);
  });
});

function collect(lines: string[]): Writable {
  return new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(chunk.toString());
      done();
    },
  });
}
