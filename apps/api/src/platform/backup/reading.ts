import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Gauge } from 'prom-client';
import type { Reading } from '../metrics/reading.ts';
import { timeOf } from './retention.ts';
import { readVerified } from './verified.ts';

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

const newestBackup = async (folder: string) => (await backupsIn(folder))[0] ?? null;

/** The complete backups, the newest first. */
async function backupsIn(folder: string): Promise<{ folder: string; at: number }[]> {
  const names = await readdir(folder).catch(() => []);
  const all = names.flatMap((name) => {
    const at = timeOf(name);
    return at === null ? [] : [{ folder: join(folder, name), at }];
  });
  return all.toSorted((one, other) => other.at - one.at);
}

export interface BackupState {
  count: number;
  newestAt: string | null;
  /** Of the newest. */
  bytes: number;
  /** When one was last found good, and when that one was made. */
  verifiedAt: string | null;
  verifiedOf: string | null;
}

/** What the folder of the backups says, for the control room. @param folder null: none are made */
export async function backupState(folder: string | null): Promise<BackupState> {
  const all = folder === null ? [] : await backupsIn(folder);
  const [newest] = all;
  const verified = folder === null ? null : await readVerified(folder);
  return {
    count: all.length,
    newestAt: newest ? new Date(newest.at).toISOString() : null,
    bytes: newest ? await sizeOf(newest.folder) : 0,
    verifiedAt: verified?.at ?? null,
    verifiedOf: verified?.of ?? null,
  };
}

async function sizeOf(folder: string): Promise<number> {
  const names = await readdir(folder);
  const sizes = await Promise.all(names.map(async (name) => (await stat(join(folder, name))).size));
  return sizes.reduce((sum, size) => sum + size, 0);
}
