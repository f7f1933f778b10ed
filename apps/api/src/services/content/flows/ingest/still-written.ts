import { readdir, readFile, readlink, realpath } from 'node:fs/promises';
import type { DroppedFile } from './drop-folder.ts';

/** A film that was not written to for this long counts as complete; large ones are copied over slow lines. */
const [QUIET_MS, QUIET_MS_PER_GB, QUIET_MS_MOST] = [10_000, 5000, 60_000];
/** O_WRONLY and O_RDWR (open(2)). */
const WRITES = 0o3;

export const quietTime = (bytes: number): number =>
  Math.min(QUIET_MS_MOST, QUIET_MS + (bytes / 1e9) * QUIET_MS_PER_GB);

/**
 * Whether a film has been left alone for long enough. A film that was moved into the folder has an old time; where the clock
 * of a network share is wrong, only our own observation counts.
 *
 * @param since milliseconds since 1970 at which this mark was first seen
 */
export function isQuiet(
  { size, written }: DroppedFile,
  {
    since,
    now,
    quiet = quietTime,
  }: { since: number; now: number; quiet?: typeof quietTime | undefined },
): boolean {
  const needed = quiet(size);
  return now - since >= needed || (written <= now && now - written >= needed);
}

/**
 * Whether a program on this machine has the file open for writing: then it is not complete, however long it has not grown.
 * Only Linux tells; processes of other users are seen by root alone.
 */
export async function isOpenForWriting(file: string): Promise<boolean> {
  const target = await realpath(file).catch(() => file);
  const processes = (await readdir('/proc').catch(() => [])).filter((name) => /^\d+$/.test(name));
  for (const id of processes) {
    const handles = await readdir(`/proc/${id}/fd`).catch(() => []);
    const opened = await Promise.all(
      handles.map(async (handle) => {
        const path = await readlink(`/proc/${id}/fd/${handle}`).catch(() => '');
        if (path !== target) return false;
        const info = await readFile(`/proc/${id}/fdinfo/${handle}`, 'utf8').catch(() => '');
        const flags = Number.parseInt(/^flags:\s*(\d+)/m.exec(info)?.[1] ?? '0', 8);
        return (flags & WRITES) !== 0;
      }),
    );
    if (opened.includes(true)) return true;
  }
  return false;
}
