import { spawn, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './paths.ts';

export interface Outcome {
  /** Exit code; 1 if a signal ended it. */
  code: number;
  /** Its output, from both streams; empty if it printed to the terminal. */
  output: string;
}

export interface CommandOptions {
  cwd?: string;
  env?: Record<string, string>;
  /** Prints to the terminal instead of collecting the output. */
  live?: boolean;
  /** Kills it and the processes that it started after so many milliseconds; the code is then 1. */
  timeoutMs?: number;
}

interface Manifest {
  /** Path of the only command, or paths by command name: the command of typescript is tsc. */
  bin: string | Record<string, string>;
}

type Send = (signal: NodeJS.Signals) => void;

const ENDING = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** How to send a signal to each program that is running. */
const running = new Set<Send>();
let interrupted = false;

/** On a signal, ends the children first and then this script. */
function passOn(signal: NodeJS.Signals) {
  interrupted = true;
  for (const send of running) send(signal);
}

function begin(send: Send) {
  if (running.size === 0) for (const signal of ENDING) process.on(signal, passOn);
  running.add(send);
}

/** Without children, restores the default effect of the signals. */
function end(send: Send) {
  running.delete(send);
  if (running.size > 0) return;
  if (interrupted) process.exit(130);
  for (const signal of ENDING) process.off(signal, passOn);
}

/** Signals a program, or the process group that it leads. */
function sender(child: ChildProcess, leadsGroup: boolean): Send {
  return (signal) => {
    if (!leadsGroup || !child.pid) return void child.kill(signal);
    try {
      process.kill(-child.pid, signal);
    } catch {
      // Every process of the group has ended.
    }
  };
}

/** Runs a program to its end. If it cannot be started, the result says so; nothing is thrown. */
export function run(
  file: string,
  args: readonly string[],
  options: CommandOptions = {},
): Promise<Outcome> {
  const { cwd = ROOT, env = {}, live = false, timeoutMs } = options;
  // Windows has no process groups: there, only the program itself is killed.
  const detached = timeoutMs !== undefined && process.platform !== 'win32';
  const child = spawn(file, args, {
    cwd,
    env: { ...process.env, ...env },
    detached,
    stdio: live ? 'inherit' : ['ignore', 'pipe', 'pipe'],
  });
  const send = sender(child, detached);
  begin(send);
  const timer = timeoutMs === undefined ? undefined : setTimeout(send, timeoutMs, 'SIGKILL');
  const chunks: Buffer[] = [];
  child.stdout?.on('data', (chunk: Buffer) => chunks.push(chunk));
  child.stderr?.on('data', (chunk: Buffer) => chunks.push(chunk));
  return new Promise((resolve) => {
    const finish = (code: number, extra = '') => {
      clearTimeout(timer);
      end(send);
      resolve({ code, output: Buffer.concat(chunks).toString() + extra });
    };
    child.once('error', (error) => finish(1, `${file}: ${error.message}`));
    child.once('close', (code) => finish(code ?? 1));
  });
}

/** Path of a tool's script. On Windows, `.bin` has no script that Node can run. */
function toolPath(name: string): string {
  const folder = join(ROOT, 'node_modules', name);
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
  if (typeof bin === 'string') return join(folder, bin);
  const command = bin[name.split('/').at(-1) ?? ''] ?? Object.values(bin)[0] ?? '';
  return join(folder, command);
}

/** Runs the command of an installed package on the Node of this process. */
export function runTool(
  name: string,
  args: readonly string[],
  options?: CommandOptions,
): Promise<Outcome> {
  return run(process.execPath, [toolPath(name), ...args], options);
}
