import type { Kysely } from 'kysely';
import { schemaOf } from '../../platform/database/kysely.ts';
import type { ServicePlatform } from '../../platform/module.ts';
import type { StaffTables } from './store/tables.ts';

export interface StaffOptions {
  /** The control room's origin; null where this installation has none. */
  controlOrigin: string | null;
  /** Whether anybody may sign in as the demo's staff. */
  demo: boolean;
  /** Multiplies the limits per client address. Usually 1. */
  rateLimitFactor: number;
}

/** The world of the calls and jobs. */
export interface StaffWorld
  extends StaffOptions, Pick<ServicePlatform, 'limiter' | 'log' | 'now' | 'queue'> {
  db: Kysely<StaffTables>;
}

export function createWorld(
  { database, limiter, log, now, queue }: ServicePlatform,
  options: StaffOptions,
): StaffWorld {
  return { ...options, db: schemaOf<StaffTables>(database, 'staff'), limiter, log, now, queue };
}
