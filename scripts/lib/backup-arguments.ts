import { StartupError } from '@kandil/api/platform/startup-error';
import type { Console } from 'node:console';
import { resolve } from 'node:path';

const USAGE = 'Usage: npm run backup -- [verify FOLDER | restore FOLDER]';

/** Where the command runs. */
export interface Place {
  /** The product's settings. */
  environment: NodeJS.ProcessEnv;
  console: Console;
}

export type BackupCommand = { kind: 'backup' } | { kind: 'verify' | 'restore'; folder: string };

/** Runs the command and prints its errors. @returns the exit code */
export async function backup(args: string[], place: Place): Promise<number> {
  try {
    const command = parse(args);
    // It loads the whole product, which takes a second: wrong arguments are reported before.
    const { carryOut } = await import('./backup-command.ts');
    await carryOut(command, place);
    return 0;
  } catch (error) {
    place.console.error(error instanceof StartupError ? error.message : error);
    return 1;
  }
}

function parse([kind, folder, ...rest]: string[]): BackupCommand {
  if (kind === undefined) return { kind: 'backup' };
  if ((kind !== 'verify' && kind !== 'restore') || !folder || rest.length > 0)
    throw new StartupError(USAGE);
  return { kind, folder: resolve(folder) };
}
