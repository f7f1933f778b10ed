import autocannon from 'autocannon';
import { askedFor } from './asked.ts';
import { hasWrk, loadByWrk } from './wrk.ts';

export interface LoadResult {
  requestsPerSecond: number;
  bytesPerSecond: number;
  p50: number;
  p99: number;
}

export interface LoadOptions {
  /** What is asked for again and again, one after the other on each connection; all of one origin. */
  urls: readonly string[];
  connections: number;
  seconds: number;
  headers?: Record<string, string>;
  /** Who asks, by turns; visitors without any where left out. */
  cookies?: readonly string[];
}

const WRK = hasWrk();

/**
 * Loads addresses over keep-alive connections, by wrk where it is installed. Any error or refusal makes the figure
 * worthless: it throws.
 */
export function load(options: LoadOptions): Promise<LoadResult> {
  return WRK ? loadByWrk(options) : loadByAutocannon(options);
}

async function loadByAutocannon(options: LoadOptions): Promise<LoadResult> {
  const { urls, connections, seconds, headers } = options;
  const url = urls[0] ?? '';
  const result = await autocannon({
    url,
    requests: askedFor(options).map(({ path, cookie }) => ({
      path,
      ...(cookie && { headers: { cookie } }),
    })),
    connections,
    duration: seconds,
    // The server closes a connection after a thousand requests; this tool does not heed `Connection: close`.
    reconnectRate: 1000,
    ...(headers && { headers }),
  });
  if (result.errors > 0 || result.non2xx > 0) {
    throw new Error(`${url}: ${result.errors} errors, ${result.non2xx} answers outside 2xx`);
  }
  return {
    requestsPerSecond: result.requests.average,
    bytesPerSecond: result.throughput.average,
    p50: result.latency.p50,
    p99: result.latency.p99,
  };
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** Runs what is compared in turns, so that a noisy moment hits all of it, and answers each one's results. */
export async function interleaved<T>(
  rounds: number,
  runs: readonly (() => Promise<T>)[],
): Promise<T[][]> {
  const results: T[][] = runs.map(() => []);
  for (let round = 0; round < rounds; round++) {
    for (const [index, run] of runs.entries()) results[index]?.push(await run());
  }
  return results;
}
