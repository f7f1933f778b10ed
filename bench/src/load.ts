import autocannon from 'autocannon';

export interface LoadResult {
  requestsPerSecond: number;
  bytesPerSecond: number;
  p50: number;
  p99: number;
}

export interface LoadOptions {
  url: string;
  connections: number;
  seconds: number;
  headers?: Record<string, string>;
}

/** Loads one address over keep-alive connections. Any error or refusal makes the figure worthless: it throws. */
export async function load({
  url,
  connections,
  seconds,
  headers,
}: LoadOptions): Promise<LoadResult> {
  const result = await autocannon({
    url,
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
