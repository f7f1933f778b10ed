import { readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import {
  CatalogueError,
  MODULES,
  createLog,
  exportCatalogue,
  hasDatabase,
  importCatalogue,
  type ImportOptions,
  type ImportReport,
  type ImportStep,
  JsonFault,
  locate,
  migrate,
  openDatabase,
  openQueue,
  pendingMigrations,
  rankTitles,
  readJson,
  readPictures,
  StartupError,
  withoutByteOrderMark,
} from '@kandil/api';
import { ConfigError, readConfig } from '../apps/server/src/config.ts';
import { endWithParent } from './lib/end-with-parent.ts';
import { ROOT } from './lib/paths.ts';

// `npm run catalogue -- import FILE` brings the catalogue of the configured database up to date with a file: all of it
// is written, or nothing. `export [FILE]` writes such a file from the database. The format: docs/catalogue.md.
endWithParent();

const USAGE = `Usage: npm run catalogue -- import FILE [--dry-run] [--art FOLDER]
       npm run catalogue -- export [FILE]`;

type Database = Awaited<ReturnType<typeof openDatabase>>;

const log = createLog({ level: 'error' });

/** Opens the database for a read-only command, which requires the schema of this release. */
type Purpose = 'read' | 'write';

async function withDatabase<T>(
  purpose: Purpose,
  work: (database: Database) => Promise<T>,
): Promise<T> {
  const config = readConfig();
  const { dataDir, databaseUrl: url } = config;
  if (purpose === 'read' && !hasDatabase({ dataDir, ...(url && { url }) }))
    throw new StartupError(
      `There is no database in ${dataDir} yet; an import or a start of the product makes it. Nothing was changed.`,
    );
  const database = await openDatabase({ dataDir, log, ...(url && { url }) });
  try {
    if (purpose === 'write') await migrate(database, MODULES.content.migrations, log);
    else await requireCurrent(database);
    return await work(database);
  } finally {
    await database.close();
  }
}

async function requireCurrent(database: Database): Promise<void> {
  if ((await pendingMigrations(database, MODULES.content.migrations)) === 0) return;
  throw new StartupError(
    'The tables of this database are older than this release; an import or a start of the product brings them up to date. Nothing was changed.',
  );
}

function parsed(file: string, text: string): unknown {
  try {
    return readJson(text);
  } catch (error) {
    if (!(error instanceof JsonFault)) throw error;
    const { line, column } = error.at;
    throw new StartupError(`${file}:${line}:${column}: this is no JSON: ${error.message}`);
  }
}

/** Imports the file, and enqueues a new ranking for the workers. */
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
  const read = await readFile(file, 'utf8').catch((error: Error) => {
    throw new StartupError(`${file} cannot be read: ${error.message}`);
  });
  const text = withoutByteOrderMark(read);
  const json = parsed(file, text);
  const pictures = await readPictures(resolve(ROOT, options.art));
  const { dryRun } = options;
  try {
    const given = { pictures, dryRun, onStep: showStep };
    const { unchanged, changes } = await (dryRun
      ? withDatabase('read', (database) => importCatalogue(database, json, given))
      : withDatabase('write', (database) => importInto(database, json, given)));
    if (unchanged) console.log('Nothing to do: this file was imported last.');
    else console.table(changes);
    if (dryRun) console.log('A dry run: nothing was written.');
  } catch (error) {
    if (error instanceof CatalogueError) throw new StartupError(explained(file, text, error));
    throw error;
  }
}

/** All problems by line, in the format of editors and terminals: `file:12:7: path: problem`. */
function explained(file: string, text: string, { problems }: CatalogueError): string {
  const lines = locate(
    text,
    problems.map(({ path }) => path),
  );
  const told = problems
    .map((problem, index) => ({ ...problem, ...(lines[index] ?? { line: 1, column: 1 }) }))
    .toSorted((a, b) => a.line - b.line || a.column - b.column)
    .map(({ line, column, place, problem }) => `${file}:${line}:${column}: ${place}: ${problem}`);
  const count = `${problems.length} ${problems.length === 1 ? 'problem' : 'problems'}`;
  return [...told, `${count}; nothing was written.`].join('\n');
}

async function exportFile(file: string | undefined): Promise<void> {
  const text = `${JSON.stringify(await withDatabase('read', exportCatalogue), null, 2)}\n`;
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
