import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { silentLog } from '../log.ts';
import { StartupError } from '../startup-error.ts';
import { temporaryFolder } from '../testing.ts';
import { openDatabase } from './index.ts';
import { freePort } from './native/endpoint.ts';
import { type EngineServer, startNative } from './native/index.ts';

/** As Debian installs it. */
const PGBOUNCER = '/usr/sbin/pgbouncer';

describe.runIf(existsSync(PGBOUNCER))('a PostgreSQL behind PgBouncer', () => {
  const root = temporaryFolder();
  const poolers: ChildProcess[] = [];
  let server: EngineServer;
  beforeAll(async () => {
    const folder = mkdtempSync(join(root, 'tcp-'));
    server = await startNative({ folder, log: silentLog, transport: 'loopback' });
  });
  afterAll(async () => {
    for (const pooler of poolers) {
      pooler.kill('SIGKILL');
      if (pooler.exitCode === null && !pooler.signalCode) await once(pooler, 'exit');
    }
    await server.close();
    rmSync(root, { recursive: true, maxRetries: 20 });
  });

  /** Starts one in transaction mode. @returns the address of the database behind it */
  async function startPooler(settings: string): Promise<string> {
    const { hostname, port, username, password, pathname } = new URL(server.url);
    const own = await freePort();
    const file = join(root, `pgbouncer-${own}.ini`);
    const to = `host=${hostname} port=${port} user=${username} password=${decodeURIComponent(password)}`;
    const lines = [
      '[databases]',
      `${pathname.slice(1)} = ${to}`,
      '[pgbouncer]',
      'listen_addr = 127.0.0.1',
      `listen_port = ${own}`,
      'unix_socket_dir =',
      'auth_type = any',
      'pool_mode = transaction',
      settings,
    ];
    writeFileSync(file, lines.join('\n'));
    const asRoot = process.getuid?.() === 0 ? ['-u', 'nobody'] : [];
    const pooler = spawn(PGBOUNCER, ['-q', ...asRoot, file], { stdio: ['ignore', 'pipe', 'pipe'] });
    poolers.push(pooler);
    let said = '';
    for (const output of [pooler.stdout, pooler.stderr])
      output?.on('data', (bytes: Buffer) => (said += String(bytes)));
    const url = `postgresql://${username}@127.0.0.1:${own}${pathname}`;
    await vi.waitFor(
      async () => {
        const refusal: unknown = await openDatabase({ url, dataDir: root, log: silentLog }).catch(
          (error: unknown) => error,
        );
        expect(String(refusal), said).not.toContain('nothing answers');
      },
      { timeout: 10_000, interval: 50 },
    );
    return url;
  }

  it.each([
    ['that refuses timeouts', ''],
    [
      'that drops them',
      'ignore_startup_parameters = statement_timeout,lock_timeout,idle_in_transaction_session_timeout',
    ],
  ])('%s is refused at the start, with what to do', async (_which, settings) => {
    const url = await startPooler(settings);
    const opened = openDatabase({ url, dataDir: root, log: silentLog });
    await expect(opened).rejects.toThrow(StartupError);
    await expect(opened).rejects.toThrow(
      /behind a connection pooler .* Name the PostgreSQL itself/,
    );
  });
});
