import { execFileSync } from 'node:child_process';
import { readFileSync, readlinkSync, realpathSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Log } from '../../log.ts';
import { errorCode } from '../../startup-error.ts';

/**
 * Stops a server that a killed parent left behind. The caller holds the lock of the folder, so any running server has
 * lost its owner. Stopping it takes about as long as checking whether it could be adopted with its old settings.
 *
 * PostgreSQL itself handles a `postmaster.pid` whose process is gone. But if another program has that pid
 * (as in a restarted container), it refuses to start until the file is removed, which this does.
 */
export async function stopOrphan(dataFolder: string, log: Log): Promise<void> {
  const pid = recordedPid(dataFolder);
  if (!pid || !isAlive(pid)) return;
  if (!serves(pid, dataFolder)) {
    rmSync(join(dataFolder, 'postmaster.pid'), { force: true });
    return;
  }
  log.warn({ pid }, 'a database server was left behind by a process that was killed; stopping it');
  for (const [signal, seconds] of [
    ['SIGINT', 5],
    ['SIGQUIT', 5],
    ['SIGKILL', 5],
  ] as const) {
    signalProcess(pid, signal);
    if (await ended(pid, seconds)) return;
  }
  throw new Error(`the database server left behind (process ${pid}) does not end`);
}

function recordedPid(dataFolder: string): number | undefined {
  try {
    const pid = Number.parseInt(readFileSync(join(dataFolder, 'postmaster.pid'), 'utf8'), 10);
    return pid > 1 ? pid : undefined;
  } catch {
    return undefined;
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return errorCode(error) === 'EPERM';
  }
}

/** Whether the process is a PostgreSQL that runs on this folder. */
function serves(pid: number, dataFolder: string): boolean {
  try {
    if (process.platform === 'linux')
      return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(dataFolder);
    if (process.platform === 'win32') {
      return execFileSync('tasklist', ['/FI', `PID eq ${pid}`, '/NH'], {
        encoding: 'utf8',
      }).includes('postgres');
    }
    return execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).includes(
      dataFolder,
    );
  } catch {
    return false;
  }
}

function signalProcess(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // ended by itself meanwhile
  }
}

async function ended(pid: number, seconds: number): Promise<boolean> {
  for (let waited = 0; waited < seconds * 1000; waited += 20) {
    if (!isAlive(pid)) return true;
    await sleep(20);
  }
  return !isAlive(pid);
}
