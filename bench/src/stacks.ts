import { SERVICES } from '@kandil/contract/services';
import { openStackDatabase } from '@kandil/testkit/database';
import { type SeededMember, seedMembers } from '@kandil/testkit/members';
import { type Stack, startStack } from '@kandil/testkit/stack';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Bench } from './bench.ts';
import { type Checkout, ROOT } from './checkout.ts';
import { importInto } from './import-into.ts';
import { type LargeCatalogue, largeCatalogue, type LargeCatalogueSize } from './large-catalogue.ts';
import { CORES } from './machine.ts';

/** A running checkout, on the core of the server with its database. */
export interface Running extends Checkout {
  stack: Stack;
  url: string;
  pid: number;
  query(text: string, values: unknown[]): Promise<{ rows: unknown[] }>;
  /** Members with a plan, each signed in on a different device. */
  members(count: number): Promise<SeededMember[]>;
}

/** A checkout that runs with a large catalogue. */
export interface RunningLarge extends Running {
  /** Seconds that its import took. */
  imported: number;
}

/** Jobs do not run: the ranking of a large catalogue would be measured with everything else. */
const ROLES = [...SERVICES, 'web', 'media'].join(',');
const ENV = { RATE_LIMIT_FACTOR: '1000000', KANDIL_RUN: ROLES };
/** For what cannot be measured with a demo in it. */
const NO_DEMO = { KANDIL_DEMO: 'false', AVOD_ENABLED: 'true' };

/** Members of the database of a stack. */
function openMembers(stack: Stack) {
  const { query, close } = openStackDatabase(stack.dataDir);
  const members = (count: number) =>
    seedMembers({ query, dataDir: stack.dataDir, count, plan: 'SOLO' });
  return { query, members, close };
}

/** Runs each checkout, and ends them in the end. */
async function withStacks<Each extends Running, Result>(
  checkouts: readonly Checkout[],
  start: (checkout: Checkout) => Promise<Each & { stop(): Promise<void> }>,
  measure: (running: readonly [Each, ...Each[]]) => Promise<Result>,
): Promise<Result> {
  const running: (Each & { stop(): Promise<void> })[] = [];
  try {
    for (const checkout of checkouts) running.push(await start(checkout));
    return await measure(running as unknown as readonly [Each, ...Each[]]);
  } finally {
    for (const { stop } of running) await stop();
  }
}

async function startOne(checkout: Checkout, options: Parameters<typeof startStack>[0]) {
  const { root } = checkout;
  // A folder that this checkout prepared may have tables that an earlier one does not know.
  const isFirst = root !== ROOT;
  const stack = await startStack({
    ...options,
    root,
    isFirst,
    core: CORES?.server,
    nodeOptions: process.execArgv,
  });
  const { query, members, close } = openMembers(stack);
  const stop = async () => {
    await close();
    await stack.stop();
  };
  return { ...checkout, stack, url: stack.url, pid: stack.process.pid ?? 0, query, members, stop };
}

/** Measures the checkouts with the demo's catalogue. @param env settings of the product */
export const onDemo = <Result>(
  { checkouts }: Pick<Bench, 'checkouts'>,
  measure: (running: readonly [Running, ...Running[]]) => Promise<Result>,
  env: Record<string, string> = {},
): Promise<Result> =>
  withStacks(checkouts, (checkout) => startOne(checkout, { env: { ...ENV, ...env } }), measure);

/** Measures the checkouts with a catalogue of a size, which each of them imports first. */
export async function onLargeCatalogue<Result>(
  { checkouts }: Pick<Bench, 'checkouts'>,
  size: LargeCatalogueSize,
  measure: (
    running: readonly [RunningLarge, ...RunningLarge[]],
    catalogue: LargeCatalogue,
  ) => Promise<Result>,
): Promise<Result> {
  const catalogue = await largeCatalogue(join(ROOT, 'demo/catalogue.json'), size);
  const start = async (checkout: Checkout) => {
    const dataDir = await mkdtemp(join(tmpdir(), 'kandil-bench-'));
    const imported = await importInto(dataDir, checkout, catalogue);
    const env = { ...ENV, ...NO_DEMO };
    const running = await startOne(checkout, { dataDir, env });
    const stop = async () => {
      await running.stop();
      await rm(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
    };
    return { ...running, imported, stop };
  };
  return withStacks(checkouts, start, (running) => measure(running, catalogue));
}
