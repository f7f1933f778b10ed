import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Gauge } from 'prom-client';
import type { Reading } from '../metrics/reading.ts';
import { timeOf } from './retention.ts';

/**
 * The newest complete backup, as it is on the disk: so a restart, or a backup that a command made, changes nothing.
 * @param folder null: none are made, which an alert must notice, too
 */
export function backupReading(folder: string | null): Reading {
  const time = new Gauge({
    name: 'kandil_backup_last_success_timestamp_seconds',
    help: 'When the newest backup was made; 0 without one',
    registers: [],
  });
  const bytes = new Gauge({
    name: 'kandil_backup_last_success_bytes',
    help: 'Size of the newest backup',
    registers: [],
  });
  return {
    gauges: [time, bytes],
    async read() {
      const newest = folder === null ? null : await newestBackup(folder);
      time.set((newest?.at ?? 0) / 1000);
      bytes.set(newest ? await sizeOf(newest.folder) : 0);
    },
  };
}

async function newestBackup(folder: string): Promise<{ folder: string; at: number } | null> {
  const names = await readdir(folder).catch(() => []);
  const all = names.flatMap((name) => {
    const at = timeOf(name);
    return at === null ? [] : [{ folder: join(folder, name), at }];
  });
  return all.toSorted((one, other) => other.at - one.at)[0] ?? null;
}

async function sizeOf(folder: string): Promise<number> {
  const names = await readdir(folder);
  const sizes = await Promise.all(names.map(async (name) => (await stat(join(folder, name))).size));
  return sizes.reduce((sum, size) => sum + size, 0);
}
