import { execFile, execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { computed, pinned } from './machine.ts';

const run = promisify(execFile);
const SCRIPT = join(import.meta.dirname, 'wrk.lua');

/** One request of a load. */
export interface Request {
  url: string;
  cookie?: string;
}

export interface LoadOptions {
  /** Sent again and again, one after the other on each connection; all to one origin. */
  requests: readonly Request[];
  connections: number;
  seconds: number;
  headers?: Record<string, string>;
  /** The process that answers. */
  pid: number;
}

export interface LoadResult {
  requests: number;
  bytes: number;
  seconds: number;
  /** Milliseconds. */
  p99: number;
  /** Seconds of CPU time, user and system, of the answering process. */
  computed: number;
}

interface Report {
  requests: number;
  bytes: number;
  /** Microseconds, like those after it. */
  us: number;
  p99: number;
  errors: number;
}

/** The name and version of the client, for the table. */
export function clientVersion(): string {
  // It prints its version with its usage and exits with 1.
  try {
    return execFileSync('wrk', ['-v'], { encoding: 'utf8', stdio: 'pipe' });
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    return /wrk \S+/.exec(stdout + stderr)?.[0] ?? 'wrk';
  }
}

/** Sends a load with wrk over keep-alive connections. @throws Error if a single request fails or is refused */
export async function load(options: LoadOptions): Promise<LoadResult> {
  const { requests, connections, seconds, headers = {}, pid } = options;
  const { origin } = new URL(requests[0]?.url ?? '');
  const [program, args] = pinned('load', [
    'wrk',
    '-t1',
    `-c${connections}`,
    `-d${seconds}s`,
    '--timeout',
    '30s', // a slow answer is a figure, not an error
    '-s',
    SCRIPT,
    ...Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]),
    origin,
    '--',
    ...requests.map(({ url, cookie }) => url.slice(origin.length) + (cookie ? `\t${cookie}` : '')),
  ]);
  const before = await computed(pid);
  const { stdout } = await run(program, args);
  const after = await computed(pid);
  const report = JSON.parse(/^JSON (.*)$/m.exec(stdout)?.[1] ?? '{}') as Report;
  if (report.errors !== 0) throw new Error(`${requests[0]?.url}: ${stdout}`);
  return {
    requests: report.requests,
    bytes: report.bytes,
    seconds: report.us / 1e6,
    p99: report.p99 / 1000,
    computed: after - before,
  };
}
