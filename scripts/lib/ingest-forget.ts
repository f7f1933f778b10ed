import {
  FolderInUse,
  forgetFile,
  forgetIngest,
  type Places,
  placesOf,
  StartupError,
} from '@kandil/api';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { readConfig } from '../../apps/server/src/config.ts';
import { databaseOf } from './ingest-command.ts';

const EVERY_MS = 300;

/** Makes a video play the clips of the catalogue file again. */
export async function forget(code: string, signal: AbortSignal): Promise<void> {
  const config = readConfig();
  const places = placesOf(config.dataDir);
  const forgetting = forgetIngest(code, { places, withDb: databaseOf(config) });
  const known = await forgetting.catch((error: unknown) => {
    if (!(error instanceof FolderInUse)) throw error;
    console.log('The product is running, so it forgets this ingest.');
    return handOver(code, places, signal);
  });
  if (!known) throw new StartupError(`Nothing was ingested for '${code}'.`);
  console.log(`'${code}' plays the clips of the catalogue file again.`);
}

/**
 * Asks the running product to forget an ingest, and waits until it has.
 * @returns whether the video had an ingested clip
 */
async function handOver(
  code: string,
  { drop, done, failed }: Places,
  signal: AbortSignal,
): Promise<boolean> {
  const name = forgetFile(code);
  // An earlier answer would count as the answer to this request.
  for (const folder of [done, failed]) await rm(join(folder, name), { force: true });
  await mkdir(drop, { recursive: true });
  await writeFile(join(drop, name), '');
  for (;;) {
    await sleep(EVERY_MS, undefined, { signal });
    if (await isRemoved(join(done, name))) return true;
    if (await isRemoved(join(failed, name))) return false;
  }
}

const isRemoved = (file: string): Promise<boolean> =>
  rm(file).then(
    () => true,
    () => false,
  );
