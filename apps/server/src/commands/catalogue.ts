import {
  CatalogueError,
  exportCatalogue,
  exportSite,
  locate,
  MODULES,
  StartupError,
} from '@kandil/api';
import { bin } from './bin.ts';
import type { Desk } from './desk.ts';
import { artOf, type Document, DOCUMENT_KINDS, documentOf } from './documents.ts';
import { legalNameOf } from './legal-texts.ts';

/** A file as the person who runs the command can read it. */
export interface ImportFile {
  /** For the list of its problems. */
  name: string;
  /** Its content: JSON. */
  text: string;
  /** Texts beside a site document: `terms-of-use.en.md`. */
  beside?: readonly TextFile[];
}

/** A text as the person who runs the command can read it. */
interface TextFile {
  name: string;
  text: string;
}

export interface ImportTask {
  kind: 'import';
  /** At most one of each kind: a catalogue, a site document, an offers file. */
  files: readonly ImportFile[];
  /** Folder of the pictures, which the product reads; null: ART_DIR, else the pictures that it knows. */
  art: string | null;
  dryRun: boolean;
}

/** Lists what was removed, or deletes what was removed under a code. */
export interface RemovedTask {
  kind: 'removed';
  /** Null: nothing is deleted. */
  deleteCode: string | null;
}

export type CatalogueTask = ImportTask | RemovedTask | { kind: 'export' };

/** Imports a catalogue, a site document and an offers file, or prints the catalogue or what was removed from it. */
export async function catalogue(task: CatalogueTask, desk: Desk): Promise<void> {
  if (task.kind === 'import') return importFiles(task, desk);
  if (task.kind === 'removed') return bin(task, desk);
  const { migrations } = MODULES.content;
  const found = await desk.withDatabase('read', migrations, exportCatalogue);
  desk.console.log('%s', JSON.stringify(found, null, 2));
}

const rank = ({ kind }: Document): number => DOCUMENT_KINDS.indexOf(kind);

/** Checks every file before it writes the first one. */
async function importFiles({ files, art, dryRun }: ImportTask, desk: Desk): Promise<void> {
  const documents = files
    .map((file) => documentOf(file, { dryRun }))
    .toSorted((one, other) => rank(one) - rank(other));
  const kinds = new Set(documents.map(({ kind }) => kind));
  if (kinds.size < files.length)
    throw new StartupError(`${files.map(({ name }) => name).join(' and ')} are of the same kind.`);
  const purpose = dryRun ? 'read' : 'write';
  const migrations = [
    // For the stored site.
    ...MODULES.content.migrations,
    ...documents.flatMap((document) => document.migrations),
  ];
  await desk.withDatabase(purpose, migrations, async (database) => {
    const site =
      documents.find(({ kind }) => kind === 'site')?.json ?? (await exportSite(database));
    const json = [...documents.map((document) => document.json), site];
    const context = {
      database,
      desk,
      site,
      art: await artOf({ json, site, folder: art }, { database, desk }),
    };
    const writes: (() => Promise<void>)[] = [];
    const problems: string[] = [];
    for (const document of documents)
      try {
        writes.push(await document.check(context));
      } catch (error) {
        if (!(error instanceof CatalogueError)) throw error;
        problems.push(...problemsOf(document, error));
      }
    if (problems.length > 0) throw new StartupError(listed(problems));
    for (const write of writes) await write();
  });
  if (dryRun) desk.console.log('A dry run: nothing was written.');
}

/** Problems by line, in the format of editors and terminals: `file:12:7: path: problem`. */
function problemsOf({ file }: Document, { problems }: CatalogueError): string[] {
  const lines = locate(
    file.text,
    problems.map(({ path }) => path),
  );
  return problems
    .map(({ at, path, place, problem }, index) => ({
      file: (at && textAt(file, path)?.name) ?? file.name,
      problem: at ? problem : `${place}: ${problem}`,
      ...(at ?? lines[index] ?? { line: 1, column: 1 }),
    }))
    .toSorted((a, b) => a.line - b.line || a.column - b.column)
    .map(({ file: name, line, column, problem }) => `${name}:${line}:${column}: ${problem}`);
}

/** The text beside a site document that a path names: `legal`, its name, `texts`, its language. */
const textAt = ({ beside = [] }: ImportFile, [, name, , language]: readonly PropertyKey[]) =>
  beside.find((text) => legalNameOf(text.name) === `${String(name)}.${String(language)}`);

function listed(problems: readonly string[]): string {
  const count = `${problems.length} ${problems.length === 1 ? 'problem' : 'problems'}`;
  return [...problems, `${count}; nothing was written.`].join('\n');
}
