import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { pinned } from '../machine.ts';
import type { Bytes } from './fastify.ts';
import type { Ranges } from './ranges.ts';

/** A server to compare with, on the core of the server. */
export interface Baseline {
  url: string;
  pid: number;
  stop(): Promise<void>;
}

export async function stop(child: ChildProcess): Promise<void> {
  const exited = once(child, 'exit');
  child.kill('SIGTERM');
  await exited;
}

/** Starts a script of this folder with what it serves. */
async function startScript(script: string, given: Bytes[] | Ranges): Promise<Baseline> {
  const path = join(import.meta.dirname, script);
  const child = spawn(...pinned('server', [process.execPath, ...process.execArgv, path]), {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    serialization: 'advanced',
    env: { ...process.env, NODE_ENV: 'production' },
  });
  child.send(given);
  const [url] = (await once(child, 'message')) as [string];
  return { url, pid: child.pid ?? 0, stop: () => stop(child) };
}

export const startFastify = (answers: Bytes[]) => startScript('fastify.ts', answers);
export const startRanges = (ranges: Ranges) => startScript('ranges.ts', ranges);
