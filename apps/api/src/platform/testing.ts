import { randomBytes } from 'node:crypto';
import { inject } from 'vitest';
import type { Database } from './database/index.ts';
import {
  createDatabase,
  dropDatabase,
  openOn,
  openPooled,
  startTestServer,
} from './database/test-server.ts';

export { openUrl, PATIENT, temporaryFolder } from './database/test-server.ts';

/** Content of a new database: nothing, the tables of every service with the plans on sale, or also the demo's catalogue and accounts. */
export type Template = 'empty' | 'migrated' | 'demo';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of `testing/database-server.ts`, which manages the PostgreSQL of this run. */
    databaseServer: string;
    /** Whether the databases are of Debian's PostgreSQL, behind its PgBouncer. */
    isPooled: boolean;
    /** Where a later release has template databases, with whose tables the tests then work; else empty. */
    templatesAt: string;
  }
}

/** What the server of the test databases answers. */
export interface TestServerAnswer {
  url: string;
  template: string;
  /** Where PgBouncer is in front of it, in `npm test -- long pooled`. */
  pooledUrl?: string;
}

export interface TestDatabaseOptions {
  from?: Template;
  /** Long timeouts, for tests of concurrent calls, which a busy machine must not refuse. */
  patient?: boolean;
}

/**
 * A separate database on the server that all files of a run share. Open it in `beforeAll`, close it in `afterAll`.
 * A test of the server, of its roles, or of its outages opens `openOwnServer` instead.
 */
export async function openTestDatabase({
  from = 'empty',
  patient = false,
}: TestDatabaseOptions = {}): Promise<Database> {
  const answer = await fetch(`${inject('databaseServer')}/${from}`);
  const text = await answer.text();
  if (!answer.ok) throw new Error(`the server of the test databases failed: ${text}`);
  const { url, template, pooledUrl } = JSON.parse(text) as TestServerAnswer;
  const name = `test_${randomBytes(6).toString('hex')}`;
  await createDatabase(url, name, template);
  const database = pooledUrl
    ? await openPooled({ url, pooledUrl }, name, { patient })
    : openOn(url, name, { patient });
  return {
    ...database,
    async close() {
      await database.close();
      await dropDatabase(url, name);
    },
  };
}

/** An empty database on a server that only this file uses and may damage. */
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
