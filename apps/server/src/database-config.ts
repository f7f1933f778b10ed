import * as z from 'zod';
import { ConfigError } from './config-error.ts';

const url = z.url();

/** Where the tables are. */
export const databaseVariables = {
  DATABASE_URL: url.optional(),
  DATABASE_URL_WATCH: url.optional(),
};

type Env = z.output<z.ZodObject<typeof databaseVariables>>;

export interface DatabaseConfig {
  databaseUrl: string | null;
  /** The database of the watch service; null: that of all services. */
  watchDatabaseUrl: string | null;
}

/** @throws ConfigError for a setting that needs another one */
export function parseDatabases(env: Env): DatabaseConfig {
  const { DATABASE_URL: databaseUrl = null, DATABASE_URL_WATCH: watchUrl = null } = env;
  if (watchUrl && !databaseUrl)
    throw new ConfigError(
      'DATABASE_URL_WATCH needs DATABASE_URL, where the tables of the other services are.',
    );
  const isShared = databaseUrl && watchUrl && placeOf(watchUrl) === placeOf(databaseUrl);
  return { databaseUrl, watchDatabaseUrl: isShared ? null : watchUrl };
}

/** Host, port and name: two users of one database share its queue. */
function placeOf(address: string): string {
  const { host, pathname, port } = new URL(address);
  return `${host}${port ? '' : ':5432'}${pathname}`;
}
