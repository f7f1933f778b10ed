import { applySchema, openDatabase, PRODUCT_SCHEMA } from '@kandil/api';
import { databaseUrl } from '@kandil/api/platform/database/native/endpoint';
import { openPool } from '@kandil/api/platform/database/pool';
import { createLog } from '@kandil/api/platform/log';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Query } from './members.ts';

/** Lines of `postmaster.pid`: https://www.postgresql.org/docs/18/storage-file-layout.html */
const PORT_LINE = 3;
const SOCKET_FOLDER_LINE = 4;

/**
 * Queries the embedded database of a running stack, for what no call does: to let days pass. Where the database is
 * behind a socket, as everywhere but on Windows.
 */
export function openStackDatabase(dataDir: string): {
  url: string;
  query: Query;
  close(): Promise<void>;
} {
  const lines = readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n');
  const endpoint = {
    socketFolder: lines[SOCKET_FOLDER_LINE] ?? '',
    port: Number(lines[PORT_LINE]),
  };
  const log = createLog({ level: 'error' });
  const url = databaseUrl(endpoint, undefined);
  const pool = openPool({ url, log, max: 1 });
  return { url, query: (text, values) => pool.query(text, values), close: () => pool.end() };
}

/** Migrates an outside database as `npm run migrate` does: a product with DATABASE_URL waits for that. */
export async function migrateDatabase(url: string): Promise<void> {
  const log = createLog({ level: 'warn' });
  const database = await openDatabase({ url, dataDir: '', log });
  await applySchema(database, PRODUCT_SCHEMA, log);
  await database.close();
}
