import { applySchema, compareSchema, createLog, hasDatabase, openDatabase } from '@kandil/api';
import { readConfig } from '../../apps/server/src/config.ts';
import { storePlaces } from '../../apps/server/src/stores.ts';
import type { Place } from './secrets-command.ts';

const log = createLog({ level: 'info', pretty: true });

/**
 * Creates what this release needs in each database.
 * @returns true, or throws
 * @throws StartupError if a database cannot be used, or a product runs on the embedded one
 */
export async function migrateDatabase({ environment, console }: Place): Promise<true> {
  let [count, queues] = [0, 0];
  for (const { options, schema } of placesOf(environment)) {
    const database = await openDatabase(options);
    try {
      count += await applySchema(database, schema, log);
      queues += schema.jobs.length;
    } finally {
      await database.close();
    }
  }
  console.log(`The database is up to date: ${count} migrations applied, ${queues} queues.`);
  return true;
}

/** Prints what is missing, a line each. @returns whether nothing is */
export async function checkDatabase({ environment, console }: Place): Promise<boolean> {
  let isComplete = true;
  for (const { options, schema } of placesOf(environment)) {
    if (!hasDatabase(options)) {
      console.error(`${options.dataDir} has no database yet.`);
      return false;
    }
    const database = await openDatabase(options);
    try {
      const { missing, newer } = await compareSchema(database, schema);
      for (const what of missing) console.error(`missing: ${what}${options.where}`);
      for (const what of newer) console.log(`from a newer release: ${what}${options.where}`);
      isComplete &&= missing.length === 0;
    } finally {
      await database.close();
    }
  }
  if (isComplete) console.log('Nothing is missing.');
  return isComplete;
}

function placesOf(environment: NodeJS.ProcessEnv) {
  const config = readConfig(environment);
  const places = storePlaces(config);
  return places.map(({ url, setting, schema }) => ({
    schema,
    options: {
      dataDir: config.dataDir,
      log,
      setting,
      where: places.length > 1 ? `, in ${setting}` : '',
      ...(url && { url }),
    },
  }));
}
