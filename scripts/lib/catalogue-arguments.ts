import { readJsonFile } from '@kandil/api/platform/json-file';
import { StartupError } from '@kandil/api/platform/startup-error';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { ImportFile, ImportTask } from '../../apps/server/src/commands/catalogue.ts';
import { explained, type Place, runCommand } from './run-command.ts';

const USAGE = `Usage: npm run catalogue -- import FILE|FOLDER [--dry-run] [--art FOLDER]
       npm run catalogue -- export [FILE]
       npm run catalogue -- removed [--delete CODE]`;

type CatalogueCommand =
  | {
      kind: 'import';
      /** A file, or a folder of files. */
      path: string;
      dryRun: boolean;
      /** Folder of the pictures. */
      art: string | undefined;
    }
  | { kind: 'export'; file: string | undefined }
  | { kind: 'removed'; deleteCode: string | null };

/** @throws StartupError with the usage; TypeError of `parseArgs` for an unknown option */
function readArguments(args: string[]): CatalogueCommand {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      'dry-run': { type: 'boolean', default: false },
      art: { type: 'string' },
      delete: { type: 'string' },
    },
  });
  const [command, path, ...rest] = positionals;
  if (command === 'removed' && path === undefined && !values['dry-run'])
    return { kind: 'removed', deleteCode: values.delete ?? null };
  if (values.delete !== undefined) throw new StartupError(USAGE);
  if (command === 'import' && path !== undefined && rest.length === 0)
    return { kind: 'import', path, dryRun: values['dry-run'], art: values.art };
  if (command === 'export' && rest.length === 0) return { kind: 'export', file: path };
  throw new StartupError(USAGE);
}

/** Runs the command and prints its errors. @returns the exit code */
export const catalogue = (args: string[], place: Place): Promise<number> =>
  explained(place, USAGE, async () => {
    const requested = readArguments(args);
    if (requested.kind === 'import') return runCommand('catalogue', await taskOf(requested), place);
    if (requested.kind === 'removed') return runCommand('catalogue', requested, place);
    if (requested.file !== undefined) return exportTo(requested.file, place);
    return runCommand('catalogue', { kind: 'export' }, place);
  });

/** The files that a folder may have. */
const SITE = 'site.json';
const FILES = ['catalogue.json', `site/${SITE}`, 'offers.json'];
/** The pictures beside them. */
const ART = 'art';

/** Reads the files here: the user of the product may have no permission. Pictures it reads itself: they are large. */
async function taskOf({
  path,
  dryRun,
  art,
}: Extract<CatalogueCommand, { kind: 'import' }>): Promise<ImportTask> {
  const isFolder = statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
  const names = isFolder ? filesOf(path) : [path];
  const files = await Promise.all(names.map(readImport));
  const folder = art ?? (isFolder ? artIn(path, names) : undefined);
  return { kind: 'import', files, art: folder === undefined ? null : resolve(folder), dryRun };
}

function filesOf(folder: string): string[] {
  const found = FILES.map((name) => join(folder, name)).filter((name) => existsSync(name));
  if (found.length > 0) return found;
  throw new StartupError(`${folder} has none of ${FILES.join(', ')}.`);
}

/** Only a catalogue names pictures. */
function artIn(folder: string, names: readonly string[]): string | undefined {
  const art = join(folder, ART);
  if (!existsSync(art)) return undefined;
  if (names.includes(join(folder, 'catalogue.json'))) return art;
  throw new StartupError(`${art} is there without the catalogue.json that names its pictures.`);
}

/** A file, and what belongs to it: the texts beside a site document. */
async function readImport(name: string): Promise<ImportFile> {
  const file = await readTextFile(name);
  if (basename(name) !== SITE) return file;
  const folder = dirname(name);
  const texts = readdirSync(folder)
    .filter((each) => each.endsWith('.md'))
    .map((each) => join(folder, each));
  const beside = await Promise.all(
    texts.map(async (text) => ({ name: text, text: await readFile(text, 'utf8') })),
  );
  return { ...file, beside };
}

async function readTextFile(name: string): Promise<ImportFile> {
  const bytes = await readFile(name).catch((error: Error) => {
    throw new StartupError(`${name} cannot be read: ${error.message}`);
  });
  return { name, text: readJsonFile(name, bytes).text };
}

/** Writes what the export prints into a file, once all of it is there. */
async function exportTo(file: string, place: Place): Promise<number> {
  const printed: string[] = [];
  const out = (text: string) => void printed.push(text);
  const exit = await runCommand('catalogue', { kind: 'export' }, { ...place, out });
  if (exit === 0) await writeFile(file, printed.join(''));
  return exit;
}
