import type { StoreName } from '@kandil/contract/control/system';
import type { Kysely } from 'kysely';
import { schemaOf } from '../../platform/database/kysely.ts';
import type { ServicePlatform } from '../../platform/module.ts';
import type { Store } from '../../platform/store.ts';
import type { StaffTables } from './store/tables.ts';

export interface StaffOptions {
  /** The control room's origin; null where this installation has none. */
  controlOrigin: string | null;
  /** Whether anybody may sign in as the demo's staff. */
  demo: boolean;
  /** Multiplies the limits per client address. Usually 1. */
  rateLimitFactor: number;
  /** Databases of the installation beside that of this service (none). */
  otherStores?: ReadonlyMap<StoreName, Store>;
}

/** The world of the calls and jobs. */
export interface StaffWorld
  extends
    Omit<StaffOptions, 'otherStores'>,
    Pick<ServicePlatform, 'limiter' | 'log' | 'now' | 'queue'> {
  db: Kysely<StaffTables>;
  /** Every database of the installation, with the queue that lives in it. */
  stores: ReadonlyMap<StoreName, Store>;
}

export function createWorld(
  { database, limiter, log, now, queue }: ServicePlatform,
  { otherStores = new Map(), ...options }: StaffOptions,
): StaffWorld {
  const stores = new Map<StoreName, Store>([['main', { database, queue }], ...otherStores]);
  const db = schemaOf<StaffTables>(database, 'staff');
  return { ...options, db, limiter, log, now, queue, stores };
}
