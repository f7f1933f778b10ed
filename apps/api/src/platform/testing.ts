import { randomBytes } from 'node:crypto';
import { inject } from 'vitest';
import type { Database } from './database/index.ts';
import { createDatabase, dropDatabase, openOn, startTestServer } from './database/test-server.ts';

export { PATIENT, temporaryFolder } from './database/test-server.ts';

/** What a new database holds: nothing, the tables of every service, or the demo's catalogue and accounts in them. */
export type Template = 'empty' | 'migrated' | 'demo';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where `testing/database-server.ts` answers for the PostgreSQL of this run. */
    databaseServer: string;
  }
}

export interface TestDatabaseOptions {
  from?: Template;
  /** Nobody waits too long: for tests of what calls do at once, which a busy machine must not refuse. */
  patient?: boolean;
}

/**
 * A database of its own on the server that all files of a run share. Open it in `beforeAll`, close it in `afterAll`.
 * A test of the server, of its roles, or of what halts it opens `openOwnServer` instead.
 */
export async function openTestDatabase({
  from = 'empty',
  patient = false,
}: TestDatabaseOptions = {}): Promise<Database> {
  const answer = await fetch(`${inject('databaseServer')}/${from}`);
  const text = await answer.text();
  if (!answer.ok) throw new Error(`the server of the test databases failed: ${text}`);
  const { url, template } = JSON.parse(text) as { url: string; template: string };
  const name = `test_${randomBytes(6).toString('hex')}`;
  await createDatabase(url, name, template);
  const database = openOn(url, name, { patient });
  return {
    ...database,
    async close() {
      await database.close();
      await dropDatabase(url, name);
    },
  };
}

/** An empty database on a server that this file alone uses, and may harm. */
export async function openOwnServer(): Promise<Database> {
  const server = await startTestServer();
  const database = openOn(server.url, 'kandil');
  return {
    ...database,
    serverPid: server.pid,
    async close() {
      await database.close();
      await server.close();
    },
  };
}
