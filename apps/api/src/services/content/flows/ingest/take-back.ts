import { readdir, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { DROPPED } from '../../rules/dropped.ts';
import { codeOf, contentMark, isSideFile, sinceWritten } from './drop-folder.ts';
import type { Places } from './places.ts';
import { readStatus } from './status.ts';

/** Milliseconds. Older files are not compared at each look. */
const LONGEST_PAUSE_MS = 3_600_000;

/**
 * Moves films back into the drop folder that were written to after they were put away: a paused copy continues through
 * the same handle, wherever the file has been moved.
 *
 * @returns their names
 */
export async function takeBackGrown(places: Places): Promise<string[]> {
  const back: string[] = [];
  for (const folder of [places.done, places.failed]) {
    const files = await readdir(folder).catch(() => []);
    for (const name of files.filter((file) => DROPPED.test(file))) {
      if ((await sinceWritten(join(folder, name))) > LONGEST_PAUSE_MS) continue;
      const status = await readStatus(places, codeOf(name));
      if (status?.content === undefined || status.file !== name) continue;
      if ((await contentMark(join(folder, name))) === status.content) continue;
      const beside = files.filter((file) => isSideFile(codeOf(name), file));
      for (const file of [...beside, name])
        await rename(join(folder, file), join(places.drop, file));
      back.push(name);
    }
  }
  return back;
}
