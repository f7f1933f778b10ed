import type { Disk } from '../platform/disk.ts';

/** A disk with room. */
export const roomyDisk: Disk = { isLow: () => false, requireRoom: () => undefined };
