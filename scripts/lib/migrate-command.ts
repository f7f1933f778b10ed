import {
  applySchema,
  compareSchema,
  createLog,
  hasDatabase,
  openDatabase,
  PRODUCT_SCHEMA,
} from '@kandil/api';
import { readConfig } from '../../apps/server/src/config.ts';
import type { Place } from './secrets-command.ts';

const log = createLog({ level: 'info', pretty: true });

/**
 * Creates what this release needs in the database.
 * @returns true, or throws
 * @throws StartupError if the database cannot be used, or a product runs on the embedded one
 */
export async function migrateDatabase({ environment, console }: Place): Promise<true> {
  const database = await openDatabase(optionsOf(environment));
  try {
    const count = await applySchema(database, PRODUCT_SCHEMA, log);
    const { length } = PRODUCT_SCHEMA.jobs;
    console.log(`The database is up to date: ${count} migrations applied, ${length} queues.`);
    return true;
  } finally {
    await database.close();
  }
}

/** Prints what is missing, a line each. @returns whether nothing is */
export async function checkDatabase({ environment, console }: Place): Promise<boolean> {
  const options = optionsOf(environment);
  if (!hasDatabase(options)) {
    console.error(`${options.dataDir} has no database yet.`);
    return false;
  }
  const database = await openDatabase(options);
  try {
    const { missing, newer } = await compareSchema(database, PRODUCT_SCHEMA);
    for (const what of missing) console.error(`missing: ${what}`);
    for (const what of newer) console.log(`from a newer release: ${what}`);
    if (missing.length === 0) console.log('Nothing is missing.');
    return missing.length === 0;
  } finally {
    await database.close();
  }
}

function optionsOf(environment: NodeJS.ProcessEnv) {
  const { dataDir, databaseUrl: url } = readConfig(environment);
  return { dataDir, log, ...(url && { url }) };
}
