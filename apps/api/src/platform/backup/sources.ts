import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type pg from 'pg';
import { diskBlobs } from '../blobs/index.ts';
import { OTHERS } from '../secrets/index.ts';
import { SECRET_NAMES } from '../secrets/names.ts';
import { errorCode } from '../startup-error.ts';
import { copyOut } from './copy.ts';
import type { PartContent } from './manifest.ts';
import { columnsOf, nameOf, readTables } from './tables.ts';

/** What becomes a part. */
export interface Source {
  content: PartContent;
  stream: Readable;
  /** The content once the stream has ended: the rows are known then. */
  finished?: () => PartContent;
}

/** The tables of the schemas, in the client's transaction. Read a stream to its end before the next one. */
export async function* readTableParts(
  client: pg.Client,
  schemas: string[],
): AsyncGenerator<Source> {
  for (const table of await readTables(client, schemas)) {
    const columns = columnsOf(table);
    const from = table.isPartitioned
      ? `(select ${columns} from ${nameOf(table)})`
      : `${nameOf(table)} (${columns})`;
    const { stream, rows } = copyOut(client, `copy ${from} to stdout`);
    const content = {
      kind: 'table' as const,
      schema: table.schema,
      table: table.table,
      columns: table.columns,
    };
    yield {
      content: { ...content, rows: 0 },
      stream,
      finished: () => ({ ...content, rows: rows() }),
    };
  }
}

/** The names of key files. Others are of a rotation that is being written. */
const KEY_FILES = new Set(SECRET_NAMES.flatMap((name) => ['', ...OTHERS].map((end) => name + end)));

/** Keys, then files of messages to support and pictures: those that are there when their turn comes. */
export async function* readFiles(dataDir: string): AsyncGenerator<Source> {
  const secrets = join(dataDir, 'secrets');
  for (const name of (await namesIn(secrets)).filter((name) => KEY_FILES.has(name))) {
    const stream = Readable.from([await readFile(join(secrets, name))]);
    yield { content: { kind: 'secret', name }, stream };
  }
  const folder = join(dataDir, 'blobs');
  for (const key of await diskBlobs(folder).list()) {
    const found = await diskBlobs(folder).open(key);
    if (found) yield { content: { kind: 'blob', key }, stream: Readable.from(found.stream) };
  }
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    return (await readdir(folder)).toSorted();
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return [];
    throw error;
  }
}
