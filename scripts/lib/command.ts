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
}

interface Manifest {
  /** Path of the only command, or paths by command name: the command of typescript is tsc. */
  bin: string | Record<string, string>;
}

const running = new Set<ChildProcess>();
let interrupted = false;

/** On a signal, ends the children first and then this script. */
function passOn(signal: NodeJS.Signals) {
  interrupted = true;
  for (const child of running) child.kill(signal);
}

function begin(child: ChildProcess) {
  if (running.size === 0)
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, passOn);
  running.add(child);
}

/** Without children, restores the default effect of the signals. */
function end(child: ChildProcess) {
  running.delete(child);
  if (running.size > 0) return;
  if (interrupted) process.exit(130);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.off(signal, passOn);
}

/** Runs a program to its end. If it cannot be started, the result says so; nothing is thrown. */
export function run(
  file: string,
  args: readonly string[],
  options: CommandOptions = {},
): Promise<Outcome> {
  const { cwd = ROOT, env = {}, live = false } = options;
  const child = spawn(file, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: live ? 'inherit' : ['ignore', 'pipe', 'pipe'],
  });
  begin(child);
  const chunks: Buffer[] = [];
  child.stdout?.on('data', (chunk: Buffer) => chunks.push(chunk));
  child.stderr?.on('data', (chunk: Buffer) => chunks.push(chunk));
  return new Promise((resolve) => {
    const finish = (code: number, extra = '') => {
      end(child);
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
