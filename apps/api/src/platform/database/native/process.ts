import { type ChildProcess, spawn } from 'node:child_process';
import type { ServerUser } from './user.ts';

const POSIX_ENVIRONMENT = { LC_ALL: 'C', TZ: 'UTC', PATH: '/usr/bin:/bin' };

/**
 * The data folder as the programs see it. On Linux they are started inside it and use a relative path,
 * which needs no permission on the folders above: so a root user may keep the product under /root although the
 * server runs under another account.
 */
export function dataArgument(dataFolder: string): string {
  return process.platform === 'linux' ? '/proc/self/cwd' : dataFolder;
}

/**
 * Starts a program of the runtime inside the data folder, under the server's account, in a process group of its
 * own (Ctrl+C in the terminal must reach only this process, which stops the server last), and with an environment
 * independent of the caller's.
 */
export function startProgram(
  program: string,
  args: string[],
  dataFolder: string,
  user: ServerUser | undefined,
): ChildProcess {
  const windows = process.platform === 'win32';
  return spawn(program, args, {
    cwd: dataFolder,
    detached: !windows,
    windowsHide: true,
    stdio: ['pipe', 'pipe', 'pipe'],
    ...(windows ? {} : { env: POSIX_ENVIRONMENT }),
    ...user,
  });
}

/** Runs a program with `input` on its standard input. @throws Error with its last line of output if it fails */
export async function runProgram(
  program: string,
  args: string[],
  dataFolder: string,
  user: ServerUser | undefined,
  input = '',
): Promise<void> {
  const child = startProgram(program, args, dataFolder, user);
  let output = '';
  const collect = (chunk: Buffer) => (output = (output + chunk.toString()).slice(-4000));
  child.stdout?.on('data', collect);
  child.stderr?.on('data', collect);
  child.stdin?.on('error', () => {}); // it ended before reading all: its exit code says why
  child.stdin?.end(input);
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  if (code !== 0) throw new Error(lastComplaint(output) || `${program} ended with code ${code}`);
}

/** The line of a program's output that explains a failure: the last FATAL or error line, else the last line. */
export function lastComplaint(output: string): string {
  const lines = output.trim().split('\n');
  const found =
    lines.findLast((line) => /\b(FATAL|PANIC|error|could not)\b/.test(line)) ?? lines.at(-1) ?? '';
  return found.replace(/^.*?\b(FATAL|PANIC|error):\s*/, '').trim();
}
