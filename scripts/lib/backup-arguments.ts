import { StartupError } from '@kandil/api/platform/startup-error';
import { resolve } from 'node:path';
import { explained, type Place, runCommand } from './run-command.ts';

const USAGE = 'Usage: npm run backup -- [verify FOLDER | restore FOLDER]';

/** Runs the command and prints its errors. @returns the exit code */
export const backup = (args: string[], place: Place): Promise<number> =>
  explained(place, USAGE, async () => {
    const [kind, folder, ...rest] = args;
    if (kind === undefined) return runCommand('backup', { kind: 'backup' }, place);
    if ((kind !== 'verify' && kind !== 'restore') || !folder || rest.length > 0)
      throw new StartupError(USAGE);
    place.out(`${await read(kind, resolve(folder), place.environment)}\n`);
    return 0;
  });

/** Verifies or restores a backup in this process: no running product has a part in it. @returns what to print */
async function read(
  kind: 'verify' | 'restore',
  folder: string,
  environment: NodeJS.ProcessEnv,
): Promise<string> {
  const { createLog } = await import('@kandil/api');
  const { describe, restore, verify } = await import('../../apps/server/src/backup.ts');
  const { readConfig } = await import('../../apps/server/src/config.ts');
  const config = readConfig(environment);
  if (kind === 'verify') return `Whole: ${describe(await verify(config, folder))}.`;
  const manifest = await restore(config, folder, createLog({ level: 'error' }));
  return `Restored into ${config.dataDir}: ${describe(manifest)}.`;
}
