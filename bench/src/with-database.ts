import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Database, openDatabase } from '../../apps/api/src/platform/database/index.ts';
import { silentLog } from '../../apps/api/src/platform/log.ts';

/** A database that what is measured runs on, and that the measurement can ask itself. */
export interface OwnDatabase {
  database: Database;
  /** Data folder for the product; removed in the end. */
  dataDir: string;
}

export async function withDatabase<Result>(
  measure: (on: OwnDatabase) => Promise<Result>,
): Promise<Result> {
  const dataDir = await mkdtemp(join(tmpdir(), 'kandil-bench-'));
  try {
    const database = await openDatabase({ dataDir, log: silentLog });
    try {
      return await measure({ database, dataDir });
    } finally {
      await database.close();
    }
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}
