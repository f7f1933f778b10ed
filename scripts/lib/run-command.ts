import { setTimeout as sleep } from 'node:timers/promises';
import { inspect } from 'node:util';
import { StartupError } from '@kandil/api/platform/startup-error';
import type { Terminal } from '../../apps/server/src/commands/desk.ts';
import type { CommandName, Tasks } from '../../apps/server/src/commands/perform.ts';

/** Where a command runs. */
export interface Place extends Terminal {
  /** The product's settings. */
  environment: NodeJS.ProcessEnv;
}

/** A command waits 20 s for a product that is starting, or for another command to give the database back. */
const ATTEMPTS = 200;
const EVERY_MS = 100;

/**
 * Does the work of a command: in the running product, which has the embedded database, else in this process. The product
 * may start or end meanwhile.
 * @returns the exit code
 */
export async function runCommand<Name extends CommandName>(
  name: Name,
  task: Tasks[Name],
  { environment, ...terminal }: Place,
): Promise<number> {
  // They load the whole product, which takes a second: wrong arguments are reported before.
  const { FolderInUse } = await import('@kandil/api');
  const { readConfig } = await import('../../apps/server/src/config.ts');
  const { askProduct } = await import('../../apps/server/src/commands/ask.ts');
  const { ownDesk } = await import('../../apps/server/src/commands/own-desk.ts');
  const { perform } = await import('../../apps/server/src/commands/perform.ts');
  const config = readConfig(environment);
  const desk = ownDesk(config, `for npm run ${name}`, terminal);
  for (let attempt = 1; ; attempt += 1) {
    const exit = config.database
      ? null
      : await askProduct(config.dataDir, { name, task }, terminal);
    if (exit !== null) return exit;
    try {
      return await perform(name, task, desk);
    } catch (error) {
      if (!(error instanceof FolderInUse)) throw error;
      if (attempt === ATTEMPTS)
        throw new StartupError(`${error.holder} Run this command again when it has ended.`);
      await sleep(EVERY_MS, undefined, { signal: terminal.signal });
    }
  }
}

/** Runs a command and prints its errors: those that an operator can fix in one sentence. @returns the exit code */
export async function explained(
  { error: print }: Pick<Place, 'error'>,
  usage: string,
  command: () => Promise<number>,
): Promise<number> {
  try {
    return await command();
  } catch (error) {
    if (error instanceof StartupError) print(`${error.message}\n`);
    // An unknown option.
    else if (error instanceof TypeError && 'code' in error) print(`${error.message}\n${usage}\n`);
    else print(`${inspect(error)}\n`);
    return 1;
  }
}
