import { ALL_SERVICES } from '@kandil/contract/services';
import { openStackDatabase } from '@kandil/testkit/database';
import { type SeededMember, seedMembers } from '@kandil/testkit/members';
import { type Stack, startStack } from '@kandil/testkit/stack';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../../scripts/lib/paths.ts';
import { importInto } from './import-into.ts';
import { type LargeCatalogue, largeCatalogue, type LargeCatalogueSize } from './large-catalogue.ts';
import { CORES } from './machine.ts';

/** The running product, on the core of the server with its database. */
export interface RunningStack {
  stack: Stack;
  url: string;
  pid: number;
  query(text: string, values: unknown[]): Promise<{ rows: unknown[] }>;
  /** Members with a plan, each signed in on a different device. */
  members(count: number): Promise<SeededMember[]>;
}

/** The product with a large catalogue. */
export interface RunningLarge extends RunningStack {
  /** Seconds that its import took. */
  imported: number;
}

/** Jobs do not run: the ranking of a large catalogue would be measured with everything else. */
const ROLES = [...ALL_SERVICES, 'web', 'media'].join(',');
const ENV = { RATE_LIMIT_FACTOR: '1000000', KANDIL_RUN: ROLES };
/** For what cannot be measured with a demo in it. */
const NO_DEMO = { KANDIL_DEMO: 'false', AVOD_ENABLED: 'true' };

/** Runs the product, and stops it in the end. */
async function whileRunning<Result>(
  options: Parameters<typeof startStack>[0],
  measure: (running: RunningStack) => Promise<Result>,
): Promise<Result> {
  const nodeOptions = process.execArgv;
  const stack = await startStack({ ...options, core: CORES?.server, nodeOptions });
  const { dataDir, url } = stack;
  const { query, close } = openStackDatabase(dataDir);
  const members = (count: number) => seedMembers({ query, dataDir, count, plan: 'SOLO' });
  try {
    return await measure({ stack, url, pid: stack.process.pid ?? 0, query, members });
  } finally {
    await close();
    await stack.stop();
  }
}

/** Measures the product with the demo's catalogue. @param env settings of the product */
export const onDemo = <Result>(
  measure: (running: RunningStack) => Promise<Result>,
  env: Record<string, string> = {},
): Promise<Result> => whileRunning({ env: { ...ENV, ...env } }, measure);

/** Measures the product with a catalogue of a size, which it imports first. */
export async function onLargeCatalogue<Result>(
  size: LargeCatalogueSize,
  measure: (running: RunningLarge, catalogue: LargeCatalogue) => Promise<Result>,
): Promise<Result> {
  const catalogue = await largeCatalogue(join(ROOT, 'demo/catalogue.json'), size);
  const dataDir = await mkdtemp(join(tmpdir(), 'kandil-bench-'));
  try {
    const imported = await importInto(dataDir, catalogue);
    const env = { ...ENV, ...NO_DEMO };
    return await whileRunning({ dataDir, env }, (running) =>
      measure({ ...running, imported }, catalogue),
    );
  } finally {
    await rm(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  }
}
