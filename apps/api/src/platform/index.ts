import { join } from 'node:path';
import { type Blobs, type S3Options, openBlobs } from './blobs/index.ts';
import { type Clock, systemClock } from './clock.ts';
import type { DatabaseOptions } from './database/index.ts';
import type { Log } from './log.ts';
import { type SendMail, openMail } from './mail/index.ts';
import { notedServer } from './mail/noted-server.ts';
import { countMessages } from './message-metrics.ts';
import { safeFetch } from './safe-fetch.ts';
import type { Schema } from './schema.ts';
import { openStore, type Store } from './store.ts';
import { type SendSms, openSms } from './sms/index.ts';
import {
  type RateLimiter,
  type State,
  countNodes,
  createRateLimiter,
  openState,
} from './state/index.ts';

/** External dependencies; an absent one is embedded, or unavailable. */
export interface PlatformConfig {
  dataDir: string;
  log: Log;
  /** The product's public address, for the error of a second process that finds the data folder locked. */
  address?: string;
  /** Addresses of an existing PostgreSQL. */
  addresses?: Pick<DatabaseOptions, 'url' | 'directUrl' | 'settings'>;
  /** The tables and queues that the product needs (none). */
  schema?: Schema;
  valkeyUrl?: string;
  /** Nodes that share the rate limits; absent: as many as Valkey hears. */
  nodes?: number;
  s3?: S3Options;
  smtpUrl?: string;
  mailFrom?: string;
  smsUrl?: string;
  now?: Clock;
}

/** The shared ports of all services. */
export interface Platform extends Store {
  log: Log;
  now: Clock;
  blobs: Blobs;
  state: State;
  limiter: RateLimiter;
  sendMail: SendMail;
  sendSms: SendSms;
  close: () => Promise<void>;
}

const SMS_ANSWER = 64 * 1024;

/**
 * Opens all parts or none: if one fails, those opened before are closed and its `StartupError` is rethrown.
 * `close` ends the parts in reverse order, so a running job keeps its database.
 */
export async function openPlatform(config: PlatformConfig): Promise<Platform> {
  const { dataDir, log, now = systemClock } = config;
  await using parts = new AsyncDisposableStack();
  const mailer = config.smtpUrl
    ? parts.adopt(openMail({ url: config.smtpUrl, from: config.mailFrom ?? '' }), (mail) =>
        mail.close(),
      )
    : undefined;
  const state = parts.adopt(
    await openState({ log, ...(config.valkeyUrl ? { url: config.valkeyUrl } : {}) }),
    (opened) => opened.close(),
  );
  const counted = parts.adopt(await countNodes(state), ({ stop }) => stop());
  const nodes = () => config.nodes ?? counted.count();
  const { database, queue } = parts.adopt(await openStore(storeOptions(config)), (opened) =>
    opened.close(),
  );
  const rest = parts.move();
  return {
    log,
    now,
    database,
    queue,
    blobs: openBlobs({ folder: join(dataDir, 'blobs'), ...(config.s3 ? { s3: config.s3 } : {}) }),
    state,
    limiter: createRateLimiter({ state, nodes }),
    sendMail: countMessages(
      'mail',
      mailer ? notedServer(mailer.send) : notConfigured('mail', 'SMTP_URL'),
    ),
    sendSms: countMessages(
      'sms',
      config.smsUrl ? smsGateway(config.smsUrl) : notConfigured('text messages', 'SMS_URL'),
    ),
    close: () => rest.disposeAsync(),
  };
}

function storeOptions(config: PlatformConfig) {
  const { dataDir, log, address, addresses, schema, now } = config;
  return {
    dataDir,
    log,
    ...(address && { use: `serving ${address}` }),
    ...addresses,
    ...(schema && { schema }),
    ...(now && { now }),
  };
}

function smsGateway(url: string): SendSms {
  const fetch = safeFetch({ origins: [url], trusted: true, maxBytes: SMS_ANSWER, party: 'SMS' });
  return openSms({ url, fetch });
}

function notConfigured(what: string, variable: string) {
  return async () => {
    throw new Error(`${what} cannot be sent: ${variable} is not set`);
  };
}
