import { execFileSync } from 'node:child_process';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { ROOT } from '../../scripts/lib/paths.ts';
import type { LargeCatalogue } from './large-catalogue.ts';

/** Imports a catalogue by the command, on all cores; how many seconds that took. */
export async function importInto(dataDir: string, { file }: LargeCatalogue): Promise<number> {
  const path = join(dataDir, 'large.json');
  await writeFile(path, JSON.stringify(file));
  const startedAt = performance.now();
  execFileSync(process.execPath, [join(ROOT, 'scripts/operate.ts'), 'catalogue', 'import', path], {
    env: { ...process.env, KANDIL_DATA_DIR: dataDir },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await rm(path);
  return (performance.now() - startedAt) / 1000;
}
