import { spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { createInterface } from 'node:readline';

/** Bounds of one run: wall-clock seconds, and other limits that may end it earlier. */
export type Bounds = {
  readonly seconds: number;
  readonly signal?: AbortSignal | undefined;
  /** Set for untrusted files; enforced by the system if it has `prlimit` and `setpriv`. */
  readonly limits?: Limits;
};

/** Processor time and memory that a run may use. */
export type Limits = { readonly cpuSeconds: number; readonly megabytes: number };

/** A program that ended with a non-zero exit code or by a signal. */
export class ProgramFailure extends Error {
  readonly ended: number | string | null;
  readonly lastWords: string;

  constructor(program: string, ended: number | string | null, lastWords: string) {
    super(`${program} ended with ${ended}: ${lastWords}`);
    this.name = 'ProgramFailure';
    this.ended = ended;
    this.lastWords = lastWords;
  }
}

type Run = Bounds & {
  readonly onLine?: (line: string) => void;
  /** Receives each line of its log. */
  readonly onLog?: (line: string) => void;
};

/** Characters of a program's output that an error message quotes. */
const LAST_WORDS = 2000;
const LONGEST_ANSWER = 4_000_000;

/**
 * Runs ffmpeg with a fixed argument list (no shell) at low priority. Files only: no protocol but `file` and
 * the pipes, and nothing is read from the terminal.
 *
 * @param onSecond receives the number of seconds written
 * @param onLog receives what filters report; without it ffmpeg only says its errors
 * @throws ProgramFailure with ffmpeg's last output, AbortError if it was aborted or timed out
 */
export async function ffmpeg(
  args: readonly string[],
  bounds: Bounds,
  onSecond?: (seconds: number) => void,
  onLog?: (line: string) => void,
): Promise<void> {
  const onLine = (line: string) => {
    const written = /^out_time_us=(\d+)$/.exec(line)?.[1];
    if (written) onSecond?.(Number(written) / 1_000_000);
  };
  const level = onLog ? 'info' : 'error';
  const common = ['-hide_banner', '-nostdin', '-nostats', '-y', '-progress', 'pipe:1', '-v', level];
  await run('ffmpeg', [...common, ...args], { ...bounds, onLine, ...(onLog && { onLog }) });
}

/**
 * Runs ffprobe on a file, given by `input`, and returns what it prints.
 *
 * @throws ProgramFailure with its last output, or if it prints more than 4 million characters
 */
export async function ffprobe(args: readonly string[], bounds: Bounds): Promise<string> {
  const lines: string[] = [];
  let length = 0;
  await ffprobeLines(args, bounds, (line) => {
    length += line.length;
    if (length <= LONGEST_ANSWER) lines.push(line);
  });
  if (length > LONGEST_ANSWER)
    throw new ProgramFailure('ffprobe', 0, 'it has too much to say about this file');
  return lines.join('\n');
}

/** Runs ffprobe on a file and passes on each line that it prints. @throws ProgramFailure */
export const ffprobeLines = (
  args: readonly string[],
  bounds: Bounds,
  onLine: (line: string) => void,
): Promise<void> => run('ffprobe', ['-hide_banner', '-v', 'error', ...args], { ...bounds, onLine });

/** An input of ffmpeg: always a local file, even if its name looks like an address. */
export const input = (file: string, ...options: readonly string[]): string[] =>
  ['-protocol_whitelist', 'file'].concat(options, '-i', `file:${file}`);

/** @throws Error with the reason unless the ffmpeg on the path has libx264 */
export async function checkFfmpeg(): Promise<void> {
  const lines: string[] = [];
  const onLine = (line: string) => void lines.push(line);
  await run('ffmpeg', ['-hide_banner', '-encoders'], { seconds: ANSWER, onLine }).catch(
    (error: NodeJS.ErrnoException) => unusable(reasonOf(error)),
  );
  if (!lines.some((line) => line.includes(' libx264 '))) unusable('this one has no libx264');
}

/** Filters that bring high dynamic range into standard range; the first one needs libzimg. */
const TONE_MAPPING = ['zscale', 'tonemap'];
let hasAll = false;

/** The filters for high dynamic range that ffmpeg lacks; looked for until all are found. */
export async function missingToneMapping(): Promise<string[]> {
  if (hasAll) return [];
  const lines: string[] = [];
  const onLine = (line: string) => void lines.push(line);
  await run('ffmpeg', ['-hide_banner', '-filters'], { seconds: ANSWER, onLine });
  const missing = TONE_MAPPING.filter((name) => !lines.some((line) => line.includes(` ${name} `)));
  hasAll = missing.length === 0;
  return missing;
}

/** Seconds in which ffmpeg says what it has, also on a busy machine. */
const ANSWER = 60;

function unusable(reason: string): never {
  throw new Error(`ffmpeg with libx264 is needed: ${reason}.`);
}

function reasonOf({ name, code, message }: NodeJS.ErrnoException): string {
  if (code === 'ENOENT') return 'it is not installed';
  return name === 'AbortError' ? `it has not answered within ${ANSWER} seconds` : message;
}

/**
 * The same command under limits of the system: it ends with this process, without a core file. If the
 * programs for it are missing (macOS, Windows), only the wall clock bounds it.
 */
async function limited(
  command: string,
  args: readonly string[],
  { cpuSeconds, megabytes }: Limits,
): Promise<[command: string, args: readonly string[]]> {
  prefix ??= run('setpriv', [...WITH_PARENT, 'prlimit', '--core=0', 'true'], { seconds: 10 }).then(
    () => true,
    () => false,
  );
  if (!(await prefix)) return [command, args];
  const bounds = [`--cpu=${Math.ceil(cpuSeconds)}`, `--data=${megabytes * 1024 * 1024}`];
  return ['setpriv', [...WITH_PARENT, 'prlimit', '--core=0', ...bounds, '--', command, ...args]];
}

/** Exit codes of `setpriv` and `prlimit` if they cannot run the command; a program without its libraries has them too. */
const NOT_RUN = [126, 127];
const WITH_PARENT = ['--pdeathsig', 'KILL'];
let prefix: Promise<boolean> | undefined;

/**
 * Runs a program at low priority with a fixed argument list, without a shell.
 *
 * @throws ProgramFailure with its last output; AbortError if `signal` ended it or it took longer than `seconds`
 * @throws Error if it cannot be run
 */
export async function run(program: string, given: readonly string[], options: Run): Promise<void> {
  const { seconds, signal, onLine, onLog, limits } = options;
  const [command, args] = limits ? await limited(program, given, limits) : [program, given];
  const limit = AbortSignal.timeout(Math.ceil(seconds * 1000));
  const child = spawn(command, args, {
    stdio: ['pipe', 'pipe', 'pipe'],
    signal: signal ? AbortSignal.any([signal, limit]) : limit,
    killSignal: 'SIGKILL',
  });
  if (child.pid !== undefined) lowerPriority(child.pid);
  let lastWords = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    lastWords = (lastWords + text).slice(-LAST_WORDS);
  });
  createInterface({ input: child.stdout }).on('line', (line) => onLine?.(line));
  if (onLog) createInterface({ input: child.stderr }).on('line', onLog);
  return new Promise((resolve, reject) => {
    let failure: Error | undefined;
    child.once('error', (error) => {
      failure = error;
      if (child.pid === undefined) reject(error);
    });
    child.once('close', (code) => {
      if (failure) reject(failure);
      else if (code === 0) resolve();
      else if (code !== null && NOT_RUN.includes(code))
        reject(new Error(`${program} cannot be run: ${lastWords.trim()}`));
      else reject(new ProgramFailure(program, code ?? child.signalCode, lastWords.trim()));
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
