import { readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import {
  CatalogueError,
  MODULES,
  createLog,
  exportCatalogue,
  hasDatabase,
  importCatalogue,
  importOffers,
  type ImportOptions,
  type ImportReport,
  type ImportStep,
  locate,
  migrate,
  openDatabase,
  openQueue,
  pendingMigrations,
  rankTitles,
  tellEpisodes,
  readJsonFile,
  readPictures,
  StartupError,
} from '@kandil/api';
import { readConfig } from '../../apps/server/src/config.ts';
import type { Import, Place } from './catalogue-arguments.ts';
import { ROOT } from './paths.ts';

type Database = Awaited<ReturnType<typeof openDatabase>>;

const log = createLog({ level: 'error' });

/** Opens the database for a read-only command, which requires the schema of this release. */
type Purpose = 'read' | 'write';

async function withDatabase<T>(
  purpose: Purpose,
  environment: NodeJS.ProcessEnv,
  work: (database: Database) => Promise<T>,
  { migrations }: Pick<typeof MODULES.content, 'migrations'> = MODULES.content,
): Promise<T> {
  const config = readConfig(environment);
  const { dataDir, databaseUrl: url } = config;
  if (purpose === 'read' && !hasDatabase({ dataDir, ...(url && { url }) }))
    throw new StartupError(
      `There is no database in ${dataDir} yet; an import or a start of the product makes it. Nothing was changed.`,
    );
  const database = await openDatabase({ dataDir, log, ...(url && { url }) });
  try {
    if (purpose === 'write') await migrate(database, migrations, log);
    else await requireCurrent(database, migrations);
    return await work(database);
  } finally {
    await database.close();
  }
}

async function requireCurrent(
  database: Database,
  migrations: typeof MODULES.content.migrations,
): Promise<void> {
  if ((await pendingMigrations(database, migrations)) === 0) return;
  throw new StartupError(
    'The tables of this database are older than this release; an import or a start of the product brings them up to date. Nothing was changed.',
  );
}

/** Imports the file, and enqueues a new ranking and the news of episodes for the workers. */
async function importInto(
  database: Database,
  json: unknown,
  options: Omit<ImportOptions, 'queue'>,
): Promise<ImportReport> {
  const queue = await openQueue({ database, log });
  try {
    await queue.declare([rankTitles, tellEpisodes]);
    return await importCatalogue(database, json, { ...options, queue });
  } finally {
    await queue.close();
  }
}

export async function importFile({ file, dryRun, art }: Import, place: Place): Promise<void> {
  const { environment, console: shown } = place;
  const onStep = ({ number, of, name, rows }: ImportStep) =>
    shown.error(`[${number}/${of}] ${name}: ${rows}`);
  const read = await readFile(file).catch((error: Error) => {
    throw new StartupError(`${file} cannot be read: ${error.message}`);
  });
  const { text, json } = readJsonFile(file, read);
  try {
    if (isOffers(json)) return await importSale(json, dryRun, place);
    const pictures = await readPictures(resolve(ROOT, art));
    const given = { pictures, dryRun, onStep };
    const { unchanged, changes } = await (dryRun
      ? withDatabase('read', environment, (database) => importCatalogue(database, json, given))
      : withDatabase('write', environment, (database) => importInto(database, json, given)));
    if (unchanged) shown.log('Nothing to do: this file was imported last.');
    else shown.table(changes);
    if (dryRun) shown.log('A dry run: nothing was written.');
  } catch (error) {
    if (error instanceof CatalogueError) throw new StartupError(explained(file, text, error));
    throw error;
  }
}

/** An offers file has plans, which no catalogue has. */
const isOffers = (json: unknown): boolean =>
  typeof json === 'object' && json !== null && 'plans' in json;

async function importSale(
  json: unknown,
  dryRun: boolean,
  { environment, console: shown }: Place,
): Promise<void> {
  const purpose = dryRun ? 'read' : 'write';
  const { added, replaced } = await withDatabase(
    purpose,
    environment,
    (database) => importOffers(database, json, { now: Date.now, dryRun }),
    MODULES.purchase,
  );
  shown.log(`Packages: ${added} added, ${replaced} replaced.`);
  if (dryRun) shown.log('A dry run: nothing was written.');
}

/** All problems by line, in the format of editors and terminals: `file:12:7: path: problem`. */
function explained(file: string, text: string, { problems }: CatalogueError): string {
  const lines = locate(
    text,
    problems.map(({ path }) => path),
  );
  const reasons = problems
    .map((problem, index) => ({ ...problem, ...(lines[index] ?? { line: 1, column: 1 }) }))
    .toSorted((a, b) => a.line - b.line || a.column - b.column)
    .map(({ line, column, place, problem }) => `${file}:${line}:${column}: ${place}: ${problem}`);
  const count = `${problems.length} ${problems.length === 1 ? 'problem' : 'problems'}`;
  return [...reasons, `${count}; nothing was written.`].join('\n');
}

export async function exportFile(file: string | undefined, place: Place): Promise<void> {
  const catalogue = await withDatabase('read', place.environment, exportCatalogue);
  const text = JSON.stringify(catalogue, null, 2);
  if (file === undefined) place.console.log('%s', text);
  else await writeFile(file, `${text}\n`);
}
