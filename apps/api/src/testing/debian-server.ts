import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../platform/database/native/endpoint.ts';
import { runProgram, startProgram } from '../platform/database/native/process.ts';
import { serverUser } from '../platform/database/native/user.ts';
import { watchParent } from '../platform/database/native/watchdog.ts';
import { temporaryFolder } from '../platform/database/test-server.ts';
import { startPgBouncer, untilAnswers } from '../platform/database/pgbouncer.ts';

/** Where Debian installs the releases of PostgreSQL. */
const RELEASES = '/usr/lib/postgresql';
/** As the embedded server of tests: nothing is flushed. */
const SETTINGS = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'autovacuum=off',
  'jit=off',
  'max_connections=300',
  'deadlock_timeout=500ms',
  'timezone=UTC',
];

export interface PooledServer {
  url: string;
  /** The same through PgBouncer in transaction mode. */
  pooledUrl: string;
  close: () => Promise<void>;
}

/** The PostgreSQL of Debian, behind its PgBouncer. It listens on loopback and trusts everybody there. */
export async function startDebianServer(): Promise<PooledServer> {
  const [release] = existsSync(RELEASES) ? readdirSync(RELEASES) : [];
  if (!release) throw new Error(`no PostgreSQL is installed in ${RELEASES}`);
  const program = (name: string) => join(RELEASES, release, 'bin', name);
  const folder = temporaryFolder();
  const user = serverUser();
  const data = mkdtempSync(join(folder, 'debian-'));
  if (user) chownSync(data, user.uid, user.gid);
  const here = '/proc/self/cwd';
  const initdb = ['-D', here, '--username=postgres', '--auth=trust', '--encoding=UTF8'];
  await runProgram(program('initdb'), [...initdb, '--locale=C.UTF-8', '--no-sync'], data, user);
  const makeRole = 'create role kandil login;\ncreate database kandil owner kandil;\n';
  await runProgram(program('postgres'), ['--single', '-D', here, 'postgres'], data, user, makeRole);
  writeFileSync(join(data, 'pg_hba.conf'), 'host all all 127.0.0.1/32 trust\n');
  const port = await freePort();
  const settings = [
    ...SETTINGS,
    'listen_addresses=127.0.0.1',
    `port=${port}`,
    'unix_socket_directories=',
  ];
  const options = settings.flatMap((setting) => ['-c', setting]);
  const server = startProgram(program('postgres'), ['-D', here, ...options], data, user);
  // A run that is killed leaves no server behind.
  const unwatch = server.pid ? watchParent(server.pid, user) : () => undefined;
  const ended = new Promise<void>((done) => server.once('exit', () => done()));
  let printed = '';
  server.stderr?.on('data', (bytes: Buffer) => (printed = (printed + String(bytes)).slice(-4000)));
  const url = `postgresql://kandil@127.0.0.1:${port}/kandil`;
  await untilAnswers(url, () => printed);
  const pooler = await startPgBouncer(url);
  return {
    url,
    pooledUrl: pooler.url,
    async close() {
      await pooler.stop();
      server.kill('SIGQUIT');
      await ended;
      unwatch();
      rmSync(folder, { recursive: true, force: true, maxRetries: 20 });
    },
  };
}
