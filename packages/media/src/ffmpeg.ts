import { spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { createInterface } from 'node:readline';

/** Bounds of one run: wall-clock seconds, and whatever else may end it earlier. */
export type Bounds = { readonly seconds: number; readonly signal?: AbortSignal | undefined };

type Run = Bounds & {
  readonly onLine?: (line: string) => void;
  /** How the program is told to end; what cleans up after itself gets SIGTERM. */
  readonly killSignal?: 'SIGTERM' | 'SIGKILL';
};

/** Characters of a program's own words that are kept for an error message. */
const LAST_WORDS = 2000;

/**
 * Runs ffmpeg with a fixed argument list (no shell) at low priority. Files only: no protocol but `file` and
 * the pipes, and nothing is read from the terminal.
 *
 * @param onSecond told how many seconds of the output are written
 * @throws Error with ffmpeg's last words when it fails, AbortError when it was ended or took too long
 */
export async function ffmpeg(
  args: readonly string[],
  bounds: Bounds,
  onSecond?: (seconds: number) => void,
): Promise<void> {
  const onLine = (line: string) => {
    const written = /^out_time_us=(\d+)$/.exec(line)?.[1];
    if (written) onSecond?.(Number(written) / 1_000_000);
  };
  const common = ['-hide_banner', '-nostdin', '-y', '-v', 'error', '-progress', 'pipe:1'];
  await run('ffmpeg', [...common, ...args], { ...bounds, onLine, killSignal: 'SIGKILL' });
}

/** An input of ffmpeg: a local file, whatever its name looks like. */
export const input = (file: string, ...options: readonly string[]): string[] =>
  ['-protocol_whitelist', 'file'].concat(options, '-i', `file:${file}`);

/** The version of the ffmpeg on the path that can make our media; undefined where there is none. */
export async function ffmpegVersion(): Promise<string | undefined> {
  const lines: string[] = [];
  const onLine = (line: string) => void lines.push(line);
  try {
    await run('ffmpeg', ['-version'], { seconds: 10, onLine });
    await run('ffmpeg', ['-hide_banner', '-encoders'], { seconds: 10, onLine });
  } catch {
    return undefined;
  }
  return lines.some((line) => line.includes(' libx264 '))
    ? /^ffmpeg version (\S+)/.exec(lines[0] ?? '')?.[1]
    : undefined;
}

/** Runs a script of ours in a Node of its own at low priority; it should end when its input does. */
export function nodeScript(script: string, args: readonly string[], options: Run): Promise<void> {
  return run(process.execPath, [script, ...args], { ...options, killSignal: 'SIGTERM' });
}

function run(
  command: string,
  args: readonly string[],
  { seconds, signal, onLine, killSignal }: Run,
): Promise<void> {
  const limit = AbortSignal.timeout(seconds * 1000);
  const child = spawn(command, args, {
    stdio: ['pipe', 'pipe', 'pipe'],
    signal: signal ? AbortSignal.any([signal, limit]) : limit,
    killSignal: killSignal ?? 'SIGKILL',
  });
  if (child.pid !== undefined) lowerPriority(child.pid);
  let lastWords = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    lastWords = (lastWords + text).slice(-LAST_WORDS);
  });
  createInterface({ input: child.stdout }).on('line', (line) => onLine?.(line));
  return new Promise((resolve, reject) => {
    let failure: Error | undefined;
    child.once('error', (error) => {
      failure = error;
      if (child.pid === undefined) reject(error);
    });
    child.once('close', (code) => {
      if (failure) reject(failure);
      else if (code === 0) resolve();
      else reject(new Error(`${command} ended with ${code}: ${lastWords.trim()}`));
    });
  });
}

function lowerPriority(pid: number): void {
  try {
    setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // It has ended already, or this system does not let us: it then runs as it is.
  }
}
