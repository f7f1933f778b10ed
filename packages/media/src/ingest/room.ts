import { statfs } from 'node:fs/promises';
import { NotNow } from '../probe/refusal.ts';

const inGigabytes = (bytes: number) => `${(bytes / 1e9).toFixed(1)} GB`;

/**
 * Checks that a disk has room.
 * @param needed bytes that will be written
 * @param keepFree bytes that must stay free
 * @throws NotNow
 */
export async function checkRoom(folder: string, needed: number, keepFree = 0): Promise<void> {
  const { bavail, bsize } = await statfs(folder);
  if (bavail * bsize >= needed + keepFree) return;
  throw new NotNow(
    `The disk has too little room: about ${inGigabytes(needed)} are needed, ${inGigabytes(keepFree)} must stay free, and ${inGigabytes(bavail * bsize)} are free.`,
  );
}
