import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import {
  CatalogueError,
  contentMigrations,
  createLog,
  importCatalogue,
  migrate,
  openDatabase,
  readPictures,
  StartupError,
} from '@kandil/api';
import { ConfigError, readConfig } from '../apps/server/src/config.ts';
import { endWithParent } from './lib/end-with-parent.ts';
import { ROOT } from './lib/paths.ts';

// `npm run catalogue -- import FILE [--dry-run] [--art FOLDER]`: brings the catalogue of the configured database up
// to date with a file (its format: packages/contract/src/catalogue.ts). All of it is written, or nothing.
endWithParent();

const USAGE = 'Usage: npm run catalogue -- import FILE [--dry-run] [--art FOLDER]';

interface Asked {
  file: string;
  dryRun: boolean;
  art: string;
}

function readArguments(args: readonly string[]): Asked | null {
  const [command, file, ...options] = args;
  if (command !== 'import' || file === undefined) return null;
  const artAt = options.indexOf('--art');
  const art = artAt < 0 ? 'demo/art' : (options[artAt + 1] ?? '');
  return { file, dryRun: options.includes('--dry-run'), art: resolve(ROOT, art) };
}

async function readJson(file: string): Promise<unknown> {
  const text = await readFile(file, 'utf8').catch((error: Error) => {
    throw new StartupError(`${file} cannot be read: ${error.message}`);
  });
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new StartupError(`${file} is no JSON: ${error instanceof Error ? error.message : ''}`);
  }
}

async function run({ file, dryRun, art }: Asked): Promise<void> {
  const config = readConfig();
  const json = await readJson(file);
  const pictures = await readPictures(art);
  const log = createLog({ level: 'warn' });
  const { url, engine } = config.database;
  const database = await openDatabase({
    dataDir: config.dataDir,
    engine,
    log,
    ...(url && { url }),
  });
  try {
    await migrate(database, [contentMigrations], log);
    const { unchanged, changes } = await importCatalogue(database, json, { pictures, dryRun });
    if (unchanged) console.log('Nothing to do: this file was imported last.');
    else console.table(changes);
    if (dryRun) console.log('A dry run: nothing was written.');
  } finally {
    await database.close();
  }
}

function explain(error: unknown): void {
  process.exitCode = 1;
  if (error instanceof CatalogueError) {
    for (const { place, problem } of error.problems) console.error(`${place}: ${problem}`);
    console.error(`${error.problems.length} problems; nothing was written.`);
    return;
  }
  const plain = error instanceof StartupError || error instanceof ConfigError;
  console.error(plain ? error.message : error);
}

const asked = readArguments(process.argv.slice(2));
if (asked) await run(asked).catch(explain);
else {
  console.error(USAGE);
  process.exitCode = 1;
}
