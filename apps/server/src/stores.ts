import { openStore, type Platform, type Schema, schemaOfServices, type Store } from '@kandil/api';
import { SERVICES, type ServiceName } from '@kandil/contract';
import type { Config } from './config.ts';

/** The service that may have a database of its own: every report of a player is written there. */
const HOT: ServiceName = 'watch';

/** A database of an installation, with what it needs of the product. */
export interface StorePlace {
  url: string | null;
  /** The variable that has `url`. */
  setting: string;
  schema: Schema;
}

/** The databases of an installation; the first has the tables of all services that have no other. */
export function storePlaces({
  databaseUrl,
  watchDatabaseUrl,
}: Pick<Config, 'databaseUrl' | 'watchDatabaseUrl'>): [StorePlace, ...StorePlace[]] {
  const main = { url: databaseUrl, setting: 'DATABASE_URL' };
  if (!watchDatabaseUrl) return [{ ...main, schema: schemaOfServices(SERVICES) }];
  const others = SERVICES.filter((name) => name !== HOT);
  return [
    { ...main, schema: schemaOfServices(others) },
    {
      url: watchDatabaseUrl,
      setting: 'DATABASE_URL_WATCH',
      schema: schemaOfServices([HOT]),
    },
  ];
}

/** The databases of a running product, each with its queue. */
export interface Stores {
  all: readonly Store[];
  /** The one with the tables and jobs of a service. */
  of(name: ServiceName): Store;
  /** Closes those that the platform did not open. */
  close(): Promise<void>;
}

/** Opens the databases beside that of the platform. */
export async function openStores(config: Config, platform: Platform): Promise<Stores> {
  const [, place] = storePlaces(config);
  if (!place?.url) return { all: [platform], of: () => platform, close: async () => undefined };
  const { dataDir } = config;
  const { log, now } = platform;
  const { setting, schema, url } = place;
  const hot = await openStore({ url, setting, schema, dataDir, log, now });
  return {
    all: [platform, hot],
    of: (name) => (name === HOT ? hot : platform),
    close: hot.close,
  };
}
