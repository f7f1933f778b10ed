import { StartupError } from '@kandil/api/platform/startup-error';
import { isZone } from '@kandil/api/platform/local-time';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { GuideTask } from '../../apps/server/src/commands/guide.ts';
import { explained, type Place, runCommand } from '../lib/run-command.ts';

const USAGE = `Usage: npm run guide -- import FILE|URL --channel CODE=ID [--channel CODE=ID ...]
                           [--zone Europe/Istanbul] [--force] [--dry-run]
       npm run guide`;

/** @throws StartupError in words; TypeError of `parseArgs` for an unknown option */
export function readArguments(args: string[]): GuideTask {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      channel: { type: 'string', multiple: true, default: [] },
      zone: { type: 'string' },
      force: { type: 'boolean', default: false },
      'dry-run': { type: 'boolean', default: false },
    },
  });
  const [command, from, ...rest] = positionals;
  if (args.length === 0) return { kind: 'list' };
  if (command !== 'import' || from === undefined || rest.length > 0) throw new StartupError(USAGE);
  return {
    kind: 'import',
    from: /^https?:\/\//.test(from) ? address(from) : resolve(from),
    channels: channelsOf(values.channel),
    zone: values.zone === undefined ? null : zone(values.zone),
    force: values.force,
    dryRun: values['dry-run'],
  };
}

function address(text: string): string {
  if (URL.canParse(text)) return text;
  throw new StartupError(`'${text.slice(0, 80)}' is not an address.`);
}

/** `hilal=hilal.example` */
function channelsOf(list: readonly string[]): { code: string; id: string }[] {
  if (list.length === 0) throw new StartupError(USAGE);
  const channels = list.map((text) => {
    const [code = '', id = ''] = text.split(/=(.*)/s);
    if (!/^[a-z0-9-]+$/.test(code) || id === '')
      throw new StartupError(`--channel '${text.slice(0, 80)}' is not CODE=ID.\n${USAGE}`);
    return { code, id };
  });
  const codes = channels.map(({ code }) => code);
  const twice = codes.find((code, index) => codes.indexOf(code) < index);
  if (twice !== undefined) throw new StartupError(`--channel names '${twice}' twice.`);
  return channels;
}

function zone(name: string): string {
  if (isZone(name)) return name;
  throw new StartupError(
    `--zone '${name.slice(0, 80)}' is no time zone of the IANA database, such as Europe/Istanbul.`,
  );
}

/** Runs the command and prints its errors. @returns the exit code */
export const guide = (args: string[], place: Place): Promise<number> =>
  explained(place, USAGE, () => runCommand('guide', readArguments(args), place));
