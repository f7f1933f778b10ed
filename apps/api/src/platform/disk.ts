import { Refusal } from '@kandil/contract';
import { freeBytes } from './database/folder.ts';

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
