import type { GatewayCode } from '@kandil/contract/payment';
import type { Kysely } from 'kysely';
import { schemaOf } from '../../platform/database/kysely.ts';
import type { ServicePlatform } from '../../platform/module.ts';
import type { PaymentTables } from './store/tables.ts';
import type { Gateway } from './vendors/gateway.ts';

export interface PaymentOptions {
  /** The gateways that are configured; the others are not offered. */
  gateways: ReadonlyMap<GatewayCode, Gateway>;
  /** Origin of the web, for the returns of browsers. Only from the configuration. */
  publicOrigin: string;
  /** Origin of the gateways' card forms, without our cookies. */
  payOrigin: string;
  /** Multiplies the limits per client address. */
  rateLimitFactor: number;
}

/** The world of the calls and jobs. */
export interface PaymentWorld
  extends PaymentOptions, Pick<ServicePlatform, 'internal' | 'now' | 'queue' | 'limiter'> {
  db: Kysely<PaymentTables>;
}

export function createWorld(
  { database, internal, now, queue, limiter }: ServicePlatform,
  options: PaymentOptions,
): PaymentWorld {
  const db = schemaOf<PaymentTables>(database, 'payment');
  return { ...options, db, internal, now, queue, limiter };
}
