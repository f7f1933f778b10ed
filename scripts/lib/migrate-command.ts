import {
  applySchema,
  compareSchema,
  createLog,
  hasDatabase,
  limitRole,
  missingTimeouts,
  openDatabase,
  roleOf,
} from '@kandil/api';
import { readConfig } from '../../apps/server/src/config.ts';
import { storePlaces } from '../../apps/server/src/stores.ts';
import type { Place } from './secrets-command.ts';

const log = createLog({ level: 'info', pretty: true });

/**
 * Creates what this release needs in each database, and gives the role of a pooler its timeouts.
 * @returns true, or throws
 * @throws StartupError if a database cannot be used, or a product runs on the embedded one
 */
export async function migrateDatabase({ environment, console }: Place): Promise<true> {
  let [count, queues] = [0, 0];
  for (const { options, schema, role } of placesOf(environment)) {
    const database = await openDatabase(options);
    try {
      count += await applySchema(database, schema, log);
      queues += schema.jobs.length;
      if (role !== null) await limitRole(database, role);
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
  for (const { options, schema, role, where } of placesOf(environment)) {
    if (!hasDatabase(options)) {
      console.error(`${options.dataDir} has no database yet.`);
      return false;
    }
    const database = await openDatabase(options);
    try {
      const { missing, newer } = await compareSchema(database, schema);
      if (role !== null) missing.push(...(await missingTimeouts(database, role)));
      for (const what of missing) console.error(`missing: ${what}${where}`);
      for (const what of newer) console.log(`from a newer release: ${what}${where}`);
      isComplete &&= missing.length === 0;
    } finally {
      await database.close();
    }
  }
  if (isComplete) console.log('Nothing is missing.');
  return isComplete;
}

/** The databases, each past its pooler: a migration holds a lock of its session. */
function placesOf(environment: NodeJS.ProcessEnv) {
  const { dataDir, ...config } = readConfig(environment);
  const places = storePlaces(config);
  return places.map(({ addresses: { url, directUrl, settings }, schema }) => {
    const setting = directUrl ? settings?.directUrl : settings?.url;
    const direct = directUrl ?? url;
    return {
      schema,
      role: url && directUrl ? roleOf(url) : null,
      where: places.length > 1 ? `, in ${setting}` : '',
      options: {
        dataDir,
        log,
        ...(direct && setting && { url: direct, settings: { url: setting, directUrl: setting } }),
      },
    };
  });
}
