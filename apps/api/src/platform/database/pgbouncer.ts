import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { freePort } from './native/endpoint.ts';

/** As Debian installs it. */
const PGBOUNCER = '/usr/sbin/pgbouncer';

export const hasPgBouncer = existsSync(PGBOUNCER);

/** What makes it take the timeouts of a start packet, and lose them. */
export const DROPS_TIMEOUTS =
  'ignore_startup_parameters = statement_timeout,lock_timeout,idle_in_transaction_session_timeout';

export interface PgBouncerOptions {
  /** Lines of its section `[pgbouncer]`. */
  settings?: string;
  /** Is executed on each new connection of the server. */
  connectQuery?: string;
}

export interface PgBouncer {
  /** The address of the database behind it. */
  url: string;
  stop: () => Promise<void>;
}

/** Starts PgBouncer in transaction mode in front of every database of a server that listens on TCP or on a socket. */
export async function startPgBouncer(
  serverUrl: string,
  { settings = '', connectQuery }: PgBouncerOptions = {},
): Promise<PgBouncer> {
  const { host, port, user, password } = new pg.Client(serverUrl);
  const folder = mkdtempSync(join(tmpdir(), 'kandil-pgbouncer-'));
  const own = await freePort();
  const to = [
    `host=${host} port=${port} user=${user}`,
    ...(password ? [`password=${password}`] : []),
    ...(connectQuery ? [`connect_query='${connectQuery}'`] : []),
  ];
  const lines = [
    '[databases]',
    `* = ${to.join(' ')}`,
    '[pgbouncer]',
    'listen_addr = 127.0.0.1',
    `listen_port = ${own}`,
    'unix_socket_dir =',
    'auth_type = any',
    'pool_mode = transaction',
    'max_client_conn = 1000',
    settings,
  ];
  const file = join(folder, 'pgbouncer.ini');
  // It does not run as root; the file has a password.
  writeFileSync(file, lines.join('\n'));
  const asRoot = process.getuid?.() === 0 ? ['-u', 'nobody'] : [];
  const child = spawn(PGBOUNCER, ['-q', ...asRoot, file], { stdio: ['ignore', 'pipe', 'pipe'] });
  let printed = '';
  for (const output of [child.stdout, child.stderr])
    output.on('data', (bytes: Buffer) => (printed += String(bytes)));
  const address = new URL(serverUrl);
  const url = `postgresql://${user}@127.0.0.1:${own}${address.pathname}`;
  await untilAnswers(url, () => printed);
  return {
    url,
    async stop() {
      child.kill('SIGKILL');
      if (child.exitCode === null && !child.signalCode) await once(child, 'exit');
      rmSync(folder, { recursive: true, maxRetries: 20 });
    },
  };
}

/** Waits until a PostgreSQL, or a pooler in front of one, takes connections. */
export async function untilAnswers(url: string, printed: () => string): Promise<void> {
  for (let attempt = 0; ; attempt += 1) {
    const client = new pg.Client(url);
    client.on('error', () => undefined);
    try {
      await client.connect();
      return;
    } catch (error) {
      if (attempt === 600)
        throw new Error(`nothing answers at ${url}: ${printed()}`, { cause: error });
    } finally {
      await client.end().catch(() => undefined);
    }
    await sleep(50);
  }
}
