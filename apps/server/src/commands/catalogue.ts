import {
  CatalogueError,
  exportCatalogue,
  importCatalogue,
  importOffers,
  type ImportStep,
  locate,
  MODULES,
  rankTitles,
  readPictures,
  StartupError,
  tellEpisodes,
} from '@kandil/api';
import type { Desk } from './desk.ts';

export interface ImportTask {
  kind: 'import';
  /** Name of the file, for the list of its problems. */
  file: string;
  /** Its content: JSON. */
  text: string;
  /** Folder of the pictures. */
  art: string;
  dryRun: boolean;
}

export type CatalogueTask = ImportTask | { kind: 'export' };

/** Imports a catalogue or an offers file, or prints the catalogue. */
export async function catalogue(task: CatalogueTask, desk: Desk): Promise<void> {
  if (task.kind === 'import') return importFile(task, desk);
  const { migrations } = MODULES.content;
  const found = await desk.withDatabase('read', migrations, exportCatalogue);
  desk.console.log('%s', JSON.stringify(found, null, 2));
}

async function importFile(task: ImportTask, desk: Desk): Promise<void> {
  const json: unknown = JSON.parse(task.text);
  try {
    await (isOffers(json) ? importSale(json, task, desk) : importTitles(json, task, desk));
    if (task.dryRun) desk.console.log('A dry run: nothing was written.');
  } catch (error) {
    if (error instanceof CatalogueError) throw new StartupError(explained(task, error));
    throw error;
  }
}

/** An offers file has plans, which no catalogue has. */
const isOffers = (json: unknown): boolean =>
  typeof json === 'object' && json !== null && 'plans' in json;

async function importTitles(json: unknown, task: ImportTask, desk: Desk): Promise<void> {
  const { art, dryRun } = task;
  const { signal } = desk;
  const onStep = ({ number, of, name, rows }: ImportStep) =>
    desk.console.error(`[${number}/${of}] ${name}: ${rows}`);
  const given = { pictures: await readPictures(art), dryRun, onStep, signal };
  const { migrations } = MODULES.content;
  const { unchanged, changes } = await desk.withDatabase(purposeOf(task), migrations, (database) =>
    dryRun
      ? importCatalogue(database, json, given)
      : desk.withQueue(database, [rankTitles, tellEpisodes], (queue) =>
          importCatalogue(database, json, { ...given, queue }),
        ),
  );
  if (unchanged) desk.console.log('Nothing to do: this file was imported last.');
  else desk.console.table(changes);
}

async function importSale(json: unknown, task: ImportTask, desk: Desk): Promise<void> {
  const { dryRun } = task;
  const { migrations } = MODULES.purchase;
  const { added, replaced } = await desk.withDatabase(purposeOf(task), migrations, (database) =>
    importOffers(database, json, { now: Date.now, dryRun }),
  );
  desk.console.log(`Packages: ${added} added, ${replaced} replaced.`);
}

const purposeOf = ({ dryRun }: ImportTask) => (dryRun ? 'read' : 'write');

/** All problems by line, in the format of editors and terminals: `file:12:7: path: problem`. */
function explained({ file, text }: ImportTask, { problems }: CatalogueError): string {
  const lines = locate(
    text,
    problems.map(({ path }) => path),
  );
  const named = problems
    .map((problem, index) => ({ ...problem, ...(lines[index] ?? { line: 1, column: 1 }) }))
    .toSorted((a, b) => a.line - b.line || a.column - b.column)
    .map(({ line, column, place, problem }) => `${file}:${line}:${column}: ${place}: ${problem}`);
  const count = `${problems.length} ${problems.length === 1 ? 'problem' : 'problems'}`;
  return [...named, `${count}; nothing was written.`].join('\n');
}
