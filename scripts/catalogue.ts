import { readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import {
  CatalogueError,
  contentMigrations,
  createLog,
  exportCatalogue,
  importCatalogue,
  type ImportOptions,
  type ImportReport,
  type ImportStep,
  locate,
  migrate,
  openDatabase,
  openQueue,
  rankTitles,
  readPictures,
  StartupError,
} from '@kandil/api';
import { ConfigError, readConfig } from '../apps/server/src/config.ts';
import { endWithParent } from './lib/end-with-parent.ts';
import { ROOT } from './lib/paths.ts';

// `npm run catalogue -- import FILE` brings the catalogue of the configured database up to date with a file: all of it
// is written, or nothing. `export [FILE]` writes such a file from the database. The format: docs/catalogue.md.
endWithParent();

const USAGE = `Usage: npm run catalogue -- import FILE [--dry-run] [--art FOLDER]
       npm run catalogue -- export [FILE]`;
/** Problems that are shown; whoever has more mends these first. */
const SHOWN = 100;

type Database = Awaited<ReturnType<typeof openDatabase>>;

const log = createLog({ level: 'error' });

async function withDatabase<T>(work: (database: Database) => Promise<T>): Promise<T> {
  const config = readConfig();
  const { url, engine } = config.database;
  const { dataDir } = config;
  const database = await openDatabase({ dataDir, engine, log, ...(url && { url }) });
  try {
    await migrate(database, [contentMigrations], log);
    return await work(database);
  } finally {
    await database.close();
  }
}

function parsed(file: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new StartupError(`${file} is no JSON: ${error instanceof Error ? error.message : ''}`);
  }
}

/** The import tells workers that there is something to rank. */
async function importInto(
  database: Database,
  json: unknown,
  options: Omit<ImportOptions, 'queue'>,
): Promise<ImportReport> {
  const queue = await openQueue({ database, log });
  try {
    await queue.declare([rankTitles]);
    return await importCatalogue(database, json, { ...options, queue });
  } finally {
    await queue.close();
  }
}

function showStep({ number, of, name, rows }: ImportStep): void {
  process.stderr.write(`[${number}/${of}] ${name}: ${rows}\n`);
}

async function importFile(file: string, options: { dryRun: boolean; art: string }): Promise<void> {
  const text = await readFile(file, 'utf8').catch((error: Error) => {
    throw new StartupError(`${file} cannot be read: ${error.message}`);
  });
  const json = parsed(file, text);
  const pictures = await readPictures(resolve(ROOT, options.art));
  const { dryRun } = options;
  try {
    const { unchanged, changes } = await withDatabase((database) =>
      importInto(database, json, { pictures, dryRun, onStep: showStep }),
    );
    if (unchanged) console.log('Nothing to do: this file was imported last.');
    else console.table(changes);
    if (dryRun) console.log('A dry run: nothing was written.');
  } catch (error) {
    if (error instanceof CatalogueError) throw new StartupError(explained(file, text, error));
    throw error;
  }
}

/** Each problem with the line it is at, as editors and terminals open it: `file:12:7: place: what is wrong`. */
function explained(file: string, text: string, { problems }: CatalogueError): string {
  const shown = problems.slice(0, SHOWN);
  const lines = locate(
    text,
    shown.map(({ path }) => path),
  );
  return [
    ...shown.map(({ place, problem }, index) => {
      const { line, column } = lines[index] ?? { line: 1, column: 1 };
      return `${file}:${line}:${column}: ${place}: ${problem}`;
    }),
    ...(problems.length > SHOWN ? [`... and ${problems.length - SHOWN} more`] : []),
    `${problems.length} ${problems.length === 1 ? 'problem' : 'problems'}; nothing was written.`,
  ].join('\n');
}

async function exportFile(file: string | undefined): Promise<void> {
  const text = `${JSON.stringify(await withDatabase(exportCatalogue), null, 2)}\n`;
  if (file === undefined) process.stdout.write(text);
  else await writeFile(file, text);
}

async function run(args: string[]): Promise<void> {
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
    return importFile(file, { dryRun: values['dry-run'], art: values.art });
  if (command === 'export' && rest.length === 0) return exportFile(file);
  throw new StartupError(USAGE);
}

await run(process.argv.slice(2)).catch((error: unknown) => {
  process.exitCode = 1;
  if (error instanceof StartupError || error instanceof ConfigError) console.error(error.message);
  else if (error instanceof TypeError && 'code' in error)
    console.error(`${error.message}\n${USAGE}`);
  else console.error(error);
});
