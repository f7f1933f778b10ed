import { Refusal } from '@kandil/contract';
import { Gauge } from 'prom-client';
import { statfsSync } from 'node:fs';
import { freeBytes } from './database/folder.ts';
import type { Reading } from './metrics/reading.ts';

/** The free space of the disk with the data folder. Large writes stop before it is used up: the database needs it. */
export interface Disk {
  /** Whether less is free than configured; measured at most once a second. */
  isLow(): boolean;
  /** @throws Refusal STORAGE_FULL while the disk is low */
  requireRoom(): void;
}

export interface DiskOptions {
  folder: string;
  /** Bytes that stay free. */
  keepFree: number;
  /** A clock in milliseconds. */
  now?: () => number;
}

const MEASURED_FOR_MS = 1000;
/** Seconds. An operator has to free space. */
const RETRY_AFTER = 60;

export function watchDisk({ folder, keepFree, now = () => performance.now() }: DiskOptions): Disk {
  let measured = { at: Number.NEGATIVE_INFINITY, low: false };
  const isLow = () => {
    if (now() - measured.at >= MEASURED_FOR_MS)
      measured = { at: now(), low: freeBytes(folder) < keepFree };
    return measured.low;
  };
  return {
    isLow,
    requireRoom() {
      if (isLow()) throw new Refusal('STORAGE_FULL', { retryAfter: RETRY_AFTER });
    },
  };
}

/** The disk of a folder, in bytes. @throws Error of the system for a folder that there is not */
export function diskSpace(folder: string): { free: number; size: number } {
  const { bavail, blocks, bsize } = statfsSync(folder);
  return { free: bavail * bsize, size: blocks * bsize };
}

/** The free space in the metrics. */
export function diskReading(folder: string, disk: Pick<Disk, 'isLow'>): Reading {
  const free = new Gauge({
    name: 'kandil_disk_free_bytes',
    help: 'Free space on the disk of the data folder',
    registers: [],
  });
  const low = new Gauge({
    name: 'kandil_disk_low',
    help: '1 while less is free than DISK_KEEP_FREE_MB: the product is not ready then',
    registers: [],
  });
  return {
    gauges: [free, low],
    async read() {
      free.set(freeBytes(folder));
      low.set(disk.isLow() ? 1 : 0);
    },
  };
}
