import { execFile, execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { askedFor } from './asked.ts';
import type { LoadOptions, LoadResult } from './load.ts';

const run = promisify(execFile);
const SCRIPT = join(import.meta.dirname, 'wrk.lua');

interface Report {
  requests: number;
  bytes: number;
  /** Microseconds, like those after it. */
  us: number;
  p50: number;
  p99: number;
  errors: number;
}

export function hasWrk(): boolean {
  try {
    execFileSync('which', ['wrk'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** `load` by wrk, which uses much less of a core than a client in JavaScript. */
export async function loadByWrk(options: LoadOptions): Promise<LoadResult> {
  const { urls, connections, seconds, headers = {} } = options;
  const { origin } = new URL(urls[0] ?? '');
  const { stdout } = await run('wrk', [
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
    ...askedFor(options).map(({ path, cookie }) => (cookie ? `${path}\t${cookie}` : path)),
  ]);
  const report = JSON.parse(/^JSON (.*)$/m.exec(stdout)?.[1] ?? '{}') as Report;
  if (report.errors !== 0) throw new Error(`${urls.join(' ')}: ${stdout}`);
  return {
    requestsPerSecond: (report.requests * 1e6) / report.us,
    bytesPerSecond: (report.bytes * 1e6) / report.us,
    p50: report.p50 / 1000,
    p99: report.p99 / 1000,
  };
}
