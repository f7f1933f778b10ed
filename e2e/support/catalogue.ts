import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import type { Stack } from '@kandil/testkit/stack';

const ROOT = resolve(import.meta.dirname, '../..');

/** The parts of the demo's catalogue that journeys change. */
interface DemoFile {
  titles: { code: string }[];
  channels: { code: string }[];
}

/** Imports the demo's catalogue with changes, as an operator does. */
export async function importChanged(
  { dataDir }: Stack,
  change: (catalogue: DemoFile) => void,
): Promise<void> {
  const text = await readFile(join(ROOT, 'demo/catalogue.json'), 'utf8');
  const catalogue = JSON.parse(text) as DemoFile;
  change(catalogue);
  const folder = await mkdtemp(join(tmpdir(), 'kandil-catalogue-'));
  try {
    const file = join(folder, 'catalogue.json');
    await writeFile(file, JSON.stringify(catalogue));
    const script = join(ROOT, 'scripts/operate.ts');
    const env = { ...process.env, KANDIL_DATA_DIR: dataDir, LOG_LEVEL: 'error' };
    await promisify(execFile)(process.execPath, [script, 'catalogue', 'import', file], { env });
  } finally {
    await rm(folder, { recursive: true });
  }
}
