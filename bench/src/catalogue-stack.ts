import { SERVICES } from '../../packages/contract/src/services.ts';
import { type SeededMember, seedMembers } from '@kandil/testkit/members';
import { type Stack, startStack } from '@kandil/testkit/stack';
import { execFileSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { type LargeCatalogue, largeCatalogue, type LargeCatalogueSize } from './large-catalogue.ts';
import { type OwnDatabase, withDatabase } from './with-database.ts';

export interface CatalogueStack {
  stack: Stack;
  catalogue: LargeCatalogue;
  /** Seconds that the import took. */
  imported: number;
  /** Members with a plan, each signed in on a different device. */
  members: (count: number) => Promise<SeededMember[]>;
}

/** Jobs are not run: the ranking of a large catalogue would be measured with whatever is. */
const ROLES = [...SERVICES, 'web', 'media'].join(',');

/** Measures the product with a catalogue of a size, which the command imports first. */
export function onLargeCatalogue<Result>(
  root: string,
  size: LargeCatalogueSize,
  measure: (on: CatalogueStack) => Promise<Result>,
): Promise<Result> {
  return withDatabase(async (own) => {
    const { dataDir, database } = own;
    const catalogue = await largeCatalogue(join(root, 'demo/catalogue.json'), size);
    const imported = await importInto(own, root, catalogue);
    const stack = await startStack({
      dataDir,
      env: {
        DATABASE_URL: database.url,
        KANDIL_DEMO: 'false',
        AVOD_ENABLED: 'true',
        RATE_LIMIT_FACTOR: '10000',
        KANDIL_RUN: ROLES,
      },
    });
    const query = (text: string, values: unknown[]) => database.pool.query(text, values);
    const members = (count: number) => seedMembers({ query, dataDir, count, plan: 'SOLO' });
    try {
      return await measure({ stack, catalogue, imported, members });
    } finally {
      await stack.stop();
    }
  });
}

/** Imports a catalogue by the command; how many seconds that took. */
async function importInto(
  { dataDir, database }: OwnDatabase,
  root: string,
  { file }: LargeCatalogue,
): Promise<number> {
  const path = join(dataDir, 'large.json');
  await writeFile(path, JSON.stringify(file));
  const startedAt = performance.now();
  execFileSync(process.execPath, [join(root, 'scripts/catalogue.ts'), 'import', path], {
    env: { ...process.env, KANDIL_DATA_DIR: dataDir, DATABASE_URL: database.url },
    stdio: 'inherit',
  });
  return (performance.now() - startedAt) / 1000;
}
