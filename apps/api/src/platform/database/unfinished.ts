import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { StartupError } from '../startup-error.ts';
import { nativeDataFolder } from './native/index.ts';

/** In a data folder: where a restore works until it is complete. */
export const UNFINISHED = 'restoring';

/** Whether a restore was killed: the database comes last. */
export const isUnfinished = (folder: string): boolean =>
  existsSync(join(folder, UNFINISHED)) && !existsSync(nativeDataFolder(folder));

/** An empty database must not take the place of the one that was to be restored. @throws StartupError */
export function refuseUnfinished(folder: string): void {
  if (isUnfinished(folder))
    throw new StartupError(
      `The restore into the data folder ${folder} did not end. Restore again, which begins anew, or empty the folder.`,
    );
}
