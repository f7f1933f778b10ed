import { once } from 'node:events';
import { execFile } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Log } from '../../log.ts';
import { StartupError } from '../../startup-error.ts';
import type { ServerProcess } from '../supervise.ts';
import { stopOrphan } from './orphan.ts';
import { dataArgument, lastComplaint, startProgram } from './process.ts';
import type { Runtime } from './runtime.ts';
import { type Endpoint, serverSettings } from './settings.ts';
import type { ServerUser } from './user.ts';
import { watchParent } from './watchdog.ts';

/** Recovery after a crash replays at most `max_wal_size`; it never takes longer than this. */
const READY_WITHIN = 120_000;
const STOP_WITHIN = 10_000;

export interface ServerOptions {
  runtime: Runtime;
  dataFolder: string;
  user: ServerUser | undefined;
  endpoint: Endpoint;
  durable: boolean;
  log: Log;
}

/** Starts the server and waits until it answers. @throws StartupError with the server's own message */
export async function startServer(options: ServerOptions): Promise<ServerProcess> {
  for (let attempt = 0; ; attempt += 1) {
    await stopOrphan(options.dataFolder, options.log);
    clearSocket(options.endpoint);
    try {
      return await startOnce(options);
    } catch (error) {
      // The workers of a killed server hold its shared memory for a moment longer.
      const leftover = error instanceof Error && error.message.includes('shared memory block');
      if (!leftover || attempt === 20) throw error;
      await sleep(250);
    }
  }
}

/** Removes the files of a killed server from our socket folder: another process may have its pid now. */
function clearSocket({ socketFolder, port }: Endpoint): void {
  if (!socketFolder) return;
  for (const suffix of ['', '.lock'])
    rmSync(join(socketFolder, `.s.PGSQL.${port}${suffix}`), { force: true });
}

async function startOnce(options: ServerOptions): Promise<ServerProcess> {
  const { runtime, dataFolder, user, endpoint, durable, log } = options;
  const settings = Object.entries(serverSettings(endpoint, durable)).flatMap(([name, value]) => [
    '-c',
    `${name}=${value}`,
  ]);
  const child = startProgram(
    runtime.postgres,
    ['-D', dataArgument(dataFolder), ...settings],
    dataFolder,
    user,
  );
  const ended = new Promise<void>((resolve) => {
    child.once('error', () => resolve());
    child.once('exit', () => resolve());
  });
  const output = readOutput(child.stderr, log);
  const ready = await Promise.race([
    output.ready.then(() => true),
    ended.then(() => false),
    sleep(READY_WITHIN, false, { ref: false }),
  ]);
  const pid = child.pid;
  if (!ready || !pid) {
    child.kill('SIGKILL');
    await output.closed;
    throw new StartupError(
      `PostgreSQL does not start on ${dataFolder}: ${lastComplaint(output.text())}`,
    );
  }
  const unwatch = watchParent(pid, user);
  void ended.then(unwatch);
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    await requestStop(runtime, dataFolder, () => child.kill('SIGINT'));
    const stopped = await Promise.race([
      ended.then(() => true),
      sleep(STOP_WITHIN, false, { ref: false }),
    ]);
    if (!stopped) child.kill('SIGQUIT'); // ends at once; the next start recovers from the log
    await ended;
  };
  return { pid, ended, stop };
}

/** Fast shutdown: open transactions are rolled back, everything committed is written. */
async function requestStop(
  runtime: Runtime,
  dataFolder: string,
  interrupt: () => boolean,
): Promise<void> {
  if (process.platform !== 'win32') {
    interrupt();
    return;
  }
  await promisify(execFile)(runtime.pgCtl, ['stop', '-D', dataFolder, '-m', 'fast', '-W']);
}

function readOutput(stream: NodeJS.ReadableStream | null, log: Log) {
  let text = '';
  let becomeReady: () => void;
  const ready = new Promise<void>((resolve) => (becomeReady = resolve));
  stream?.on('data', (chunk: Buffer) => {
    const added = chunk.toString();
    text = (text + added).slice(-4000);
    if (text.includes('ready to accept connections')) becomeReady();
    for (const line of added.trimEnd().split('\n')) log[levelOf(line)](line);
  });
  const closed = stream ? once(stream, 'close') : Promise.resolve();
  return { ready, closed, text: () => text };
}

/** Errors of a single connection reach its client, and a shutdown ends its helpers: only debug lines here. */
function levelOf(line: string): 'error' | 'debug' {
  const aboutConnection =
    /the database system is|terminating (connection|background|autovacuum)|authentication failed/;
  return /^(FATAL|PANIC)/.test(line) && !aboutConnection.test(line) ? 'error' : 'debug';
}
