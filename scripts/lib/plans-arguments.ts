import { StartupError } from '@kandil/api/platform/startup-error';
import type { PlansTask } from '../../apps/server/src/commands/plans.ts';
import { explained, type Place, runCommand } from './run-command.ts';

const USAGE = 'Usage: npm run plans -- sync';

/** @throws StartupError with the usage */
function readArguments(args: string[]): PlansTask {
  const [command, ...rest] = args;
  if (command === 'sync' && rest.length === 0) return { kind: 'sync' };
  throw new StartupError(USAGE);
}

/** Runs the command and prints its errors. @returns the exit code */
export const plans = (args: string[], place: Place): Promise<number> =>
  explained(place, USAGE, async () => runCommand('plans', readArguments(args), place));
