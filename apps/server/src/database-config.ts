import * as z from 'zod';
import { ConfigError } from './config-error.ts';
import { postgresAddress } from './setting-forms.ts';

/** Where the tables are. */
export const databaseVariables = {
  DATABASE_URL: postgresAddress.optional(),
  DATABASE_URL_WATCH: postgresAddress.optional(),
  DATABASE_POOLED: z.enum(['true', 'false']).default('false'),
  DATABASE_DIRECT_URL: postgresAddress.optional(),
  DATABASE_DIRECT_URL_WATCH: postgresAddress.optional(),
};

type Env = z.output<z.ZodObject<typeof databaseVariables>>;

/** The addresses of a PostgreSQL. */
export interface DatabaseAddresses {
  url: string;
  /** That of the PostgreSQL itself, if `url` is that of a pooler; null without one. */
  directUrl: string | null;
}

export interface DatabaseConfig {
  /** Null: the embedded database. */
  database: DatabaseAddresses | null;
  /** The database of the watch service; null: that of all services. */
  watchDatabase: DatabaseAddresses | null;
}

/** @throws ConfigError for a setting that needs another one */
export function parseDatabases(env: Env): DatabaseConfig {
  const pooled = env.DATABASE_POOLED === 'true';
  const database = addressesOf(env, 'DATABASE_URL', 'DATABASE_DIRECT_URL');
  const watch = addressesOf(env, 'DATABASE_URL_WATCH', 'DATABASE_DIRECT_URL_WATCH');
  if (!database && (watch || pooled))
    throw new ConfigError(
      `${watch ? 'DATABASE_URL_WATCH' : 'DATABASE_POOLED'} needs DATABASE_URL, the database of the product.`,
    );
  const isShared = database && watch && placeOf(watch.url) === placeOf(database.url);
  return { database, watchDatabase: isShared ? null : watch };
}

function addressesOf(
  env: Env,
  name: 'DATABASE_URL' | 'DATABASE_URL_WATCH',
  directName: 'DATABASE_DIRECT_URL' | 'DATABASE_DIRECT_URL_WATCH',
): DatabaseAddresses | null {
  const pooled = env.DATABASE_POOLED === 'true';
  const directUrl = env[directName] ?? null;
  if (directUrl && !pooled)
    throw new ConfigError(
      `${directName} is for a connection pooler in ${name}: set DATABASE_POOLED=true, or unset it.`,
    );
  const address = env[name];
  if (!address) return null;
  if (pooled && !directUrl)
    throw new ConfigError(
      `DATABASE_POOLED needs ${directName}, the address of the PostgreSQL itself behind ${name}: ` +
        'migrations, imports and the job queue cannot use a pooler.',
    );
  return { url: address, directUrl };
}

/** Host, port and name: two users of one database share its queue. */
function placeOf(address: string): string {
  const { host, pathname, port } = new URL(address);
  return `${host}${port ? '' : ':5432'}${pathname}`;
}
