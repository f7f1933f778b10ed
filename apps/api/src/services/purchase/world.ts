import type { Kysely } from 'kysely';
import { schemaOf } from '../../platform/database/kysely.ts';
import type { ServicePlatform } from '../../platform/module.ts';
import type { PurchaseTables } from './store/tables.ts';

/** The world of the calls. */
export interface PurchaseWorld extends Pick<ServicePlatform, 'internal' | 'now'> {
  db: Kysely<PurchaseTables>;
}

export function createWorld({ database, internal, now }: ServicePlatform): PurchaseWorld {
  return { db: schemaOf<PurchaseTables>(database, 'purchase'), internal, now };
}
