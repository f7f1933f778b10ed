import type { KeyRing } from '../../platform/secrets/index.ts';
import type { Kysely } from 'kysely';
import { schemaOf } from '../../platform/database/kysely.ts';
import type { ServicePlatform } from '../../platform/module.ts';
import { createPush, type PushOptions } from './vendors/push/index.ts';
import type { SendPush } from './vendors/send-push.ts';
import type { NotifyTables } from './store/tables.ts';

export interface NotifyOptions {
  /** Where tickets are mailed. */
  supportEmail: string;
  /** Origin of the product, for links in mails. Only from the configuration. */
  publicOrigin: string;
  /** Origin of the control room, in which staff answer; null: they answer by mail. */
  controlOrigin: string | null;
  /** Signs the links in mails: to the file of a ticket, and to the end of mails about new episodes. */
  linkKeys: KeyRing;
  /** Multiplies the limit per client address. Usually 1. */
  rateLimitFactor: number;
  /** Web push: keys, and the push services that browsers may name. */
  push: PushOptions;
}

/** The world of the calls and jobs. */
export interface NotifyWorld
  extends
    NotifyOptions,
    Pick<ServicePlatform, 'blobs' | 'internal' | 'limiter' | 'log' | 'now' | 'queue' | 'sendMail'> {
  db: Kysely<NotifyTables>;
  sendPush: SendPush;
}

export function createWorld(
  { blobs, database, internal, limiter, log, now, queue, sendMail }: ServicePlatform,
  options: NotifyOptions,
): NotifyWorld {
  const db = schemaOf<NotifyTables>(database, 'notify');
  const sendPush = createPush(options.push, now);
  return { ...options, blobs, db, internal, limiter, log, now, queue, sendMail, sendPush };
}
