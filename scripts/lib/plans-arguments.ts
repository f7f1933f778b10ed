import { StartupError } from '@kandil/api/platform/startup-error';
import type { Console } from 'node:console';

const USAGE = 'Usage: npm run plans -- sync';

/** Where the command runs. */
export interface Place {
  /** The product's settings. */
  environment: NodeJS.ProcessEnv;
  console: Console;
}

/** Runs the command and prints its errors. @returns the exit code */
export async function plans(args: string[], place: Place): Promise<number> {
  try {
    if (args.length !== 1 || args[0] !== 'sync') throw new StartupError(USAGE);
    // It loads the whole product, which takes a second: wrong arguments are reported before.
    const { syncPlans } = await import('./plans-command.ts');
    return (await syncPlans(place)) ? 0 : 1;
  } catch (error) {
    place.console.error(error instanceof StartupError ? error.message : error);
    return 1;
  }
}
