import { StartupError } from '@kandil/api/platform/startup-error';
import { resolve } from 'node:path';
import { explained, type Place, runCommand } from './run-command.ts';

const USAGE = 'Usage: npm run backup -- [verify FOLDER | restore FOLDER | list | fetch NAME]';

/** Runs the command and prints its errors. @returns the exit code */
export const backup = (args: string[], place: Place): Promise<number> =>
  explained(place, USAGE, async () => {
    const [kind, name, ...rest] = args;
    if (kind === undefined) return runCommand('backup', { kind: 'backup' }, place);
    if (!isReading(kind) || (name === undefined) !== (kind === 'list') || rest.length > 0)
      throw new StartupError(USAGE);
    place.out(`${await read(kind, name ?? '', place.environment)}\n`);
    return 0;
  });

const READING = ['verify', 'restore', 'list', 'fetch'] as const;
type Reading = (typeof READING)[number];
const isReading = (kind: string): kind is Reading => READING.includes(kind as Reading);

/**
 * Lists copies, fetches one, verifies or restores a backup in this process: no running product has a part in it.
 * @param name of the backup; its folder, to verify or restore it
 * @returns what to print
 */
async function read(kind: Reading, name: string, environment: NodeJS.ProcessEnv): Promise<string> {
  const { createLog } = await import('@kandil/api');
  const { copiesIn, describe, fetchCopy, restore, verify } =
    await import('../../apps/server/src/backup.ts');
  const { readConfig } = await import('../../apps/server/src/config.ts');
  const config = readConfig(environment);
  if (kind === 'list') return (await copiesIn(config)).join('\n') || 'The bucket has no backup.';
  if (kind === 'fetch') return await fetchCopy(config, name);
  const folder = resolve(name);
  if (kind === 'verify') return `Whole: ${describe(await verify(config, folder))}.`;
  const manifest = await restore(config, folder, createLog({ level: 'error' }));
  return `Restored into ${config.dataDir}: ${describe(manifest)}.`;
}
