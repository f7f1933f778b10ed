import { StartupError } from '@kandil/api/platform/startup-error';
import { explained, type Place, runCommand } from './run-command.ts';

const USAGE = 'Usage: npm run plans -- sync';

/** Runs the command and prints its errors. @returns the exit code */
export const plans = (args: string[], place: Place): Promise<number> =>
  explained(place, USAGE, async () => {
    if (args.length !== 1 || args[0] !== 'sync') throw new StartupError(USAGE);
    return runCommand('plans', { kind: 'sync' }, place);
  });
