import { transaction } from '../../../platform/database/kysely.ts';
import type { MediaFiles } from '../../../platform/media/files/index.ts';
import type { Db } from '../store/sql.ts';
import {
  firstToGo,
  isGone,
  letGo,
  type MediaPlace,
  noteUnneeded,
  unneededMedia,
} from '../store/unneeded.ts';
import { takeTurn } from './import/lock.ts';

/** Days after which files go that nothing needed meanwhile. Leases and ingests are over much earlier. */
export const UNNEEDED_DAYS = 30;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Made by ingest. Demo clips, and what others put there, stay. */
const OURS = /^([0-9a-f]+)\/((?:ingest|text)-[0-9a-f]{16})\//;

interface TidyOptions {
  db: Db;
  files: MediaFiles;
  /** Milliseconds since 1970. */
  now: number;
  signal: AbortSignal;
}

/**
 * Removes assets and subtitles that nothing has needed for 30 days, with their files, and files without a row. Killed at any
 * point, the next run continues: rows go first, and a note remains until the last file is gone.
 *
 * @returns how many places were removed
 */
export async function tidyMedia({ db, files, now, signal }: TidyOptions): Promise<number> {
  await noteUnneeded(db, placesIn(await files.list('')), new Date(now));
  const before = new Date(now - UNNEEDED_DAYS * DAY_MS);
  let count = 0;
  for (let place; (place = await firstToGo(db, before));) {
    signal.throwIfAborted();
    const due = place;
    const goes = await transaction(db, async (trx) => {
      await takeTurn(trx);
      return letGo(trx, due, before);
    });
    if (!goes) continue;
    for (const key of await files.list(`${due.version}/${due.id}/`)) await files.delete(key);
    await isGone(db, due);
    count += 1;
  }
  return count;
}

function placesIn(keys: readonly string[]): MediaPlace[] {
  const places = new Map<string, MediaPlace>();
  for (const key of keys) {
    const [found, version, id] = OURS.exec(key) ?? [];
    if (version !== undefined && id !== undefined) places.set(found ?? '', { version, id });
  }
  return [...places.values()];
}

/** What the last run found that nothing needs, with the time at which it goes, in words. */
export async function unneededInWords(db: Db): Promise<string[]> {
  const rows = await unneededMedia(db);
  return rows.map(({ version, id, since }) => {
    const goes = new Date(since.getTime() + UNNEEDED_DAYS * DAY_MS);
    return `${version}/${id}: nothing needs it since ${since.toISOString()}; it goes after ${goes.toISOString()}`;
  });
}
