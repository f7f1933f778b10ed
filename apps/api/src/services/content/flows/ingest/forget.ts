import { mkdir, rename } from 'node:fs/promises';
import { join } from 'node:path';
import type { Db } from '../../store/sql.ts';
import { unshareStatus, unshareWaiting } from '../../store/ingest-status.ts';
import { unbind } from './bind.ts';
import { codesToForget, forgetFile } from './drop-folder.ts';
import type { IngestOptions } from './ingest.ts';
import type { Places } from './places.ts';
import type { FilmSource } from './source.ts';
import { readStatus, removeStatus } from './status.ts';

type ForgetOptions = Pick<IngestOptions, 'places' | 'withDb'>;

/**
 * Makes a video play the clips of the catalogue file again; the asset stays.
 * @returns whether the video played an asset
 */
export async function forgetIngest(
  code: string,
  { places, withDb }: ForgetOptions,
): Promise<boolean> {
  const known = await withDb(async (db, queue) => {
    const was = await unbind(db, queue, code);
    if (was) await unshareStatus(db, code);
    return was;
  });
  if (known) await removeStatus(places, code);
  return known;
}

/** Does what the files `CODE.forget` of the drop folder ask for, and moves them to `done` or `failed`. */
export async function forgetDropped(options: ForgetOptions): Promise<void> {
  const { drop, done, failed } = options.places;
  for (const code of await codesToForget(options.places)) {
    const folder = (await forgetIngest(code, options)) ? done : failed;
    await mkdir(folder, { recursive: true });
    await rename(join(drop, forgetFile(code)), join(folder, forgetFile(code)));
  }
}

/** Ends the waiting of a film that was removed meanwhile, or that another process has ingested. */
export async function endWaiting(
  { code, name }: Pick<FilmSource, 'code' | 'name'>,
  { db, places }: { db: Db; places: Places },
): Promise<void> {
  await unshareWaiting(db, code, name);
  const own = await readStatus(places, code);
  if (own?.state === 'waiting' && own.file === name) await removeStatus(places, code);
}
