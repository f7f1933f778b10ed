import { createWriteStream, openAsBlob } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Blobs } from '../blobs/index.ts';
import { syncFolder } from '../database/folder.ts';
import { StartupError } from '../startup-error.ts';
import { MANIFEST } from './manifest.ts';
import { expired, isBackup } from './retention.ts';

/** Where backups are, and the bucket that has a copy of each. */
export interface BackupPlaces {
  folder: string;
  bucket: Pick<Blobs, 'put' | 'open' | 'list' | 'delete'>;
}

/** The names of the files of each backup in a bucket. */
async function backupsIn(bucket: BackupPlaces['bucket']): Promise<Map<string, Set<string>>> {
  const backups = new Map<string, Set<string>>();
  for (const key of await bucket.list()) {
    const [name = '', file = ''] = key.split('/');
    if (!isBackup(name)) continue;
    const files = backups.get(name) ?? new Set();
    backups.set(name, files.add(file));
  }
  return backups;
}

/**
 * Copies to the bucket each backup that it lacks, so that one that could not be copied is copied with the next; then
 * removes those that have expired. The manifest goes last: without it a backup is none.
 * @returns the names that were copied
 */
export async function copyBackups(
  { folder, bucket }: BackupPlaces,
  { now, signal }: { now: Date; signal?: AbortSignal | undefined },
): Promise<string[]> {
  const copies = await backupsIn(bucket);
  const names = (await readdir(folder)).filter(isBackup).toSorted();
  const isOld = new Set(expired([...new Set([...names, ...copies.keys()])], now));
  const missing = names.filter((name) => !isOld.has(name) && !copies.get(name)?.has(MANIFEST));
  for (const name of missing) {
    const files = (await readdir(join(folder, name))).filter((file) => file !== MANIFEST);
    for (const file of [...files, MANIFEST]) {
      signal?.throwIfAborted();
      if (copies.get(name)?.has(file)) continue; // of an earlier try: parts never change
      await bucket.put(`${name}/${file}`, await openAsBlob(join(folder, name, file)));
    }
  }
  for (const [name, files] of copies) {
    const isRest = !files.has(MANIFEST) && !names.includes(name);
    if (isOld.has(name) || isRest) await removeFrom(bucket, name, files);
  }
  return missing;
}

async function removeFrom(bucket: BackupPlaces['bucket'], name: string, files: Set<string>) {
  if (files.has(MANIFEST)) await bucket.delete(`${name}/${MANIFEST}`);
  for (const file of files) await bucket.delete(`${name}/${file}`);
}

/** The complete backups of a bucket, the newest first. */
export async function listCopies(bucket: BackupPlaces['bucket']): Promise<string[]> {
  const backups = [...(await backupsIn(bucket))].filter(([, files]) => files.has(MANIFEST));
  return backups
    .map(([name]) => name)
    .toSorted()
    .toReversed();
}

/**
 * Copies a backup from the bucket to the folder. It appears there once it is complete.
 * @returns its path
 * @throws StartupError if the bucket has no backup of this name, or the folder has one
 */
export async function fetchBackup({ folder, bucket }: BackupPlaces, name: string): Promise<string> {
  const files = (await backupsIn(bucket)).get(name);
  if (!files?.has(MANIFEST)) throw new StartupError(`The bucket has no backup '${name}'.`);
  const path = join(folder, name);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if ((await readdir(folder)).includes(name))
    throw new StartupError(`${path} is there already. Nothing was changed.`);
  const temporary = join(folder, `.fetching-${name}`);
  await rm(temporary, { recursive: true, force: true });
  try {
    await mkdir(temporary, { mode: 0o700 });
    for (const file of files) {
      const found = await bucket.open(`${name}/${file}`);
      if (!found) throw new StartupError(`${name}/${file} is gone from the bucket. Try again.`);
      const target = createWriteStream(join(temporary, file), { mode: 0o600, flush: true });
      await pipeline(found.stream, target);
    }
    syncFolder(temporary);
    await rename(temporary, path);
    syncFolder(folder);
  } finally {
    await rm(temporary, { recursive: true, force: true });
  }
  return path;
}
