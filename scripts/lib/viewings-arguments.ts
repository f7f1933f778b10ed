import { StartupError } from '@kandil/api/platform/startup-error';
import type { ViewingsTask } from '../../apps/server/src/commands/viewings.ts';
import { explained, type Place, runCommand } from './run-command.ts';

const USAGE = 'Usage: npm run viewings -- CODE';

/** @throws StartupError in words */
export function readArguments([code, ...rest]: string[]): ViewingsTask {
  if (code && !code.startsWith('-') && rest.length === 0) return { code };
  throw new StartupError(USAGE);
}

/** Runs the command and prints its errors. @returns the exit code */
export const viewings = (args: string[], place: Place): Promise<number> =>
  explained(place, USAGE, () => runCommand('viewings', readArguments(args), place));
