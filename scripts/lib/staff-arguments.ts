import { parseArgs } from 'node:util';
import { StartupError } from '@kandil/api/platform/startup-error';
import { type Role, ROLES } from '@kandil/contract/staff/permissions';
import type { StaffTask } from '../../apps/server/src/commands/staff.ts';
import { explained, type Place, runCommand } from './run-command.ts';

const USAGE = `Usage: npm run staff [-- invite MAIL --role ${ROLES.join('|')}]`;

const isRole = (name: string | undefined): name is Role => ROLES.some((role) => role === name);

/** @throws StartupError in words, TypeError for an unknown option */
export function readArguments(args: string[]): StaffTask {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: { role: { type: 'string' } },
  });
  const [kind, mail, ...rest] = positionals;
  if (kind === undefined && values.role === undefined) return { kind: 'list' };
  if (kind !== 'invite' || mail === undefined || rest.length > 0) throw new StartupError(USAGE);
  if (!/^[^\s@]+@[^\s@]+$/.test(mail))
    throw new StartupError(`'${mail}' is not an e-mail address.`);
  if (!isRole(values.role))
    throw new StartupError(
      values.role === undefined
        ? USAGE
        : `There is no role '${values.role}'; there are ${ROLES.join(', ')}.`,
    );
  return { kind, mail: mail.toLowerCase(), role: values.role };
}

/** Runs the command and prints its errors. @returns the exit code */
export const staff = (args: string[], place: Place): Promise<number> =>
  explained(place, USAGE, () => runCommand('staff', readArguments(args), place));
