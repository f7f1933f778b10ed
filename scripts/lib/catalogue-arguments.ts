import { readJsonFile } from '@kandil/api/platform/json-file';
import { StartupError } from '@kandil/api/platform/startup-error';
import { readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { ImportTask } from '../../apps/server/src/commands/catalogue.ts';
import { ROOT } from './paths.ts';
import { explained, type Place, runCommand } from './run-command.ts';

const USAGE = `Usage: npm run catalogue -- import FILE [--dry-run] [--art FOLDER]
       npm run catalogue -- export [FILE]`;

type CatalogueCommand =
  | {
      kind: 'import';
      file: string;
      dryRun: boolean;
      /** Folder of the pictures, relative to the repository. */
      art: string;
    }
  | { kind: 'export'; file: string | undefined };

/** @throws StartupError with the usage; TypeError of `parseArgs` for an unknown option */
function readArguments(args: string[]): CatalogueCommand {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      'dry-run': { type: 'boolean', default: false },
      art: { type: 'string', default: 'demo/art' },
    },
  });
  const [command, file, ...rest] = positionals;
  if (command === 'import' && file !== undefined && rest.length === 0)
    return { kind: 'import', file, dryRun: values['dry-run'], art: values.art };
  if (command === 'export' && rest.length === 0) return { kind: 'export', file };
  throw new StartupError(USAGE);
}

/** Runs the command and prints its errors. @returns the exit code */
export const catalogue = (args: string[], place: Place): Promise<number> =>
  explained(place, USAGE, async () => {
    const requested = readArguments(args);
    if (requested.kind === 'import') return runCommand('catalogue', await taskOf(requested), place);
    if (requested.file !== undefined) return exportTo(requested.file, place);
    return runCommand('catalogue', { kind: 'export' }, place);
  });

/** Reads the file here: the user of the product may have no permission. */
async function taskOf({
  file,
  dryRun,
  art,
}: Extract<CatalogueCommand, { kind: 'import' }>): Promise<ImportTask> {
  const bytes = await readFile(file).catch((error: Error) => {
    throw new StartupError(`${file} cannot be read: ${error.message}`);
  });
  const { text } = readJsonFile(file, bytes);
  return { kind: 'import', file, text, art: resolve(ROOT, art), dryRun };
}

/** Writes what the export prints into a file, once all of it is there. */
async function exportTo(file: string, place: Place): Promise<number> {
  const printed: string[] = [];
  const out = (text: string) => void printed.push(text);
  const exit = await runCommand('catalogue', { kind: 'export' }, { ...place, out });
  if (exit === 0) await writeFile(file, printed.join(''));
  return exit;
}
