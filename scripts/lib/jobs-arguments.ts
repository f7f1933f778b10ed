import { StartupError } from '@kandil/api/platform/startup-error';
import type { JobsTask } from '../../apps/server/src/commands/jobs.ts';
import { explained, type Place, runCommand } from './run-command.ts';

const USAGE = 'Usage: npm run jobs [-- retry JOB | drop JOB]';

/** @throws StartupError in words */
export function readArguments([kind, job, ...rest]: string[]): JobsTask {
  if (kind === undefined) return { kind: 'list' };
  if ((kind === 'retry' || kind === 'drop') && job && rest.length === 0) return { kind, job };
  throw new StartupError(USAGE);
}

/** Runs the command and prints its errors. @returns the exit code */
export const jobs = (args: string[], place: Place): Promise<number> =>
  explained(place, USAGE, () => runCommand('jobs', readArguments(args), place));
