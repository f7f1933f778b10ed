import type { Kysely } from 'kysely';
import { schemaOf } from '../../platform/database/kysely.ts';
import type { ServicePlatform } from '../../platform/module.ts';
import type { Queue } from '../../platform/queue/index.ts';
import type { GatewaySet } from './rules/gateways.ts';
import type { PurchaseTables } from './store/tables.ts';

/** The world of the calls and jobs. */
export interface PurchaseWorld extends Pick<
  ServicePlatform,
  'internal' | 'limiter' | 'log' | 'now'
> {
  db: Kysely<PurchaseTables>;
  queue: Pick<Queue, 'enqueue' | 'enqueueAll'>;
  /** Null: every gateway that is sold. */
  configured: GatewaySet | null;
}

export function createWorld(
  { database, internal, limiter, log, now, queue }: ServicePlatform,
  configured: GatewaySet | null,
): PurchaseWorld {
  const db = schemaOf<PurchaseTables>(database, 'purchase');
  return { db, internal, limiter, log, now, queue, configured };
}
