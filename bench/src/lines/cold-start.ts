import { startStack } from '@kandil/testkit/stack';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { interleaved, median } from '../arithmetic.ts';
import type { Bench, Group } from '../bench.ts';
import type { Checkout } from '../checkout.ts';
import { CORES } from '../machine.ts';
import type { Line } from '../report.ts';

interface Starts {
  /** Seconds. */
  first: number;
  again: number;
}

/** Seconds from the command to the first page. */
async function started({ root }: Checkout, dataDir: string): Promise<number> {
  const startedAt = performance.now();
  const [core, nodeOptions] = [CORES?.server, process.execArgv];
  const stack = await startStack({ root, dataDir, isFirst: true, core, nodeOptions });
  const page = await fetch(stack.url);
  await page.arrayBuffer();
  const seconds = (performance.now() - startedAt) / 1000;
  await stack.stop();
  if (page.status !== 200) throw new Error(`home answers ${page.status}`);
  return seconds;
}

async function startedTwice(checkout: Checkout): Promise<Starts> {
  const dataDir = await mkdtemp(join(tmpdir(), 'kandil-bench-'));
  try {
    return { first: await started(checkout, dataDir), again: await started(checkout, dataDir) };
  } finally {
    await rm(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  }
}

async function lines({ checkouts, options }: Bench): Promise<Line[]> {
  const runs = checkouts.map((checkout) => () => startedTwice(checkout));
  const results = await interleaved(options.rounds, runs);
  const line = (name: string, figure: keyof Starts): Line => {
    const values = results.map((starts) => median(starts.map((each) => each[figure])));
    const [value = Number.NaN, ...others] = values;
    const beside = others.map((other, index) => ({
      name: checkouts[index + 1]?.name ?? '',
      value: other,
    }));
    return { name, value, unit: 's', beside };
  };
  return [
    line('cold start on an empty folder, with the demo, to the first page', 'first'),
    line('start on an existing folder, to the first page', 'again'),
  ];
}

/** From the command to the first page, on the server's core. */
export const coldStart: Group = (bench) => bench.measure('cold start', () => lines(bench));
