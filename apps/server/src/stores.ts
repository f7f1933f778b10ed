import {
  type DatabaseOptions,
  openStore,
  type Platform,
  type Schema,
  schemaOfServices,
  type Store,
} from '@kandil/api';
import { ALL_SERVICES, type ServiceName } from '@kandil/contract';
import type { Config } from './config.ts';
import type { DatabaseAddresses } from './database-config.ts';

/** The service that can use a separate database, because every report of a player is a write. */
const HOT: ServiceName = 'watch';

/** A database of an installation, with what it needs of the product. */
export interface StorePlace {
  /** Its addresses, and the settings that have them; none for the embedded database. */
  addresses: Pick<DatabaseOptions, 'url' | 'directUrl' | 'settings'>;
  schema: Schema;
}

/** The databases of an installation; the first has the tables of all services that have no other. */
export function storePlaces({
  database,
  watchDatabase,
}: Pick<Config, 'database' | 'watchDatabase'>): [StorePlace, ...StorePlace[]] {
  const addresses = database ? addressesOf(database, '') : {};
  if (!watchDatabase) return [{ addresses, schema: schemaOfServices(ALL_SERVICES) }];
  const others = ALL_SERVICES.filter((name) => name !== HOT);
  return [
    { addresses, schema: schemaOfServices(others) },
    { addresses: addressesOf(watchDatabase, '_WATCH'), schema: schemaOfServices([HOT]) },
  ];
}

/** The database of a service; the first one for the product itself. */
export function storePlaceOf(
  config: Pick<Config, 'database' | 'watchDatabase'>,
  name?: ServiceName,
): StorePlace {
  const [first, hot] = storePlaces(config);
  return name === HOT && hot ? hot : first;
}

const addressesOf = ({ url, directUrl }: DatabaseAddresses, suffix: string) => ({
  url,
  ...(directUrl && { directUrl }),
  settings: { url: `DATABASE_URL${suffix}`, directUrl: `DATABASE_DIRECT_URL${suffix}` },
});

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
  if (!place) return { all: [platform], of: () => platform, close: async () => undefined };
  const { dataDir } = config;
  const { log, now } = platform;
  const hot = await openStore({ ...place.addresses, schema: place.schema, dataDir, log, now });
  return {
    all: [platform, hot],
    of: (name) => (name === HOT ? hot : platform),
    close: hot.close,
  };
}
