import { type Stack, startStack } from '@kandil/testkit';
import { execFileSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { type LargeCatalogue, largeCatalogue, type LargeCatalogueSize } from './large-catalogue.ts';

export interface CatalogueStack {
  stack: Stack;
  catalogue: LargeCatalogue;
  /** Seconds that the import took. */
  imported: number;
}

/** Jobs are not run: the ranking of a large catalogue would be measured with whatever is. */
const ROLES = 'auth,content,payment,purchase,watch,notify,partner,web,media';

/** Measures the product with a catalogue of a size, which the command imports first. */
export async function onLargeCatalogue<Result>(
  root: string,
  size: LargeCatalogueSize,
  measure: (on: CatalogueStack) => Promise<Result>,
): Promise<Result> {
  const dataDir = await mkdtemp(join(tmpdir(), 'kandil-bench-'));
  try {
    const catalogue = await largeCatalogue(join(root, 'demo/catalogue.json'), size);
    const file = join(dataDir, 'large.json');
    await writeFile(file, JSON.stringify(catalogue.file));
    const startedAt = performance.now();
    execFileSync(process.execPath, [join(root, 'scripts/catalogue.ts'), 'import', file], {
      env: { ...process.env, KANDIL_DATA_DIR: dataDir },
      stdio: 'inherit',
    });
    const imported = (performance.now() - startedAt) / 1000;
    const stack = await startStack({
      dataDir,
      env: {
        KANDIL_DEMO: 'false',
        AVOD_ENABLED: 'true',
        RATE_LIMIT_FACTOR: '10000',
        KANDIL_RUN: ROLES,
      },
    });
    try {
      return await measure({ stack, catalogue, imported });
    } finally {
      await stack.stop();
    }
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}
