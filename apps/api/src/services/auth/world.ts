import type { Data } from '@kandil/contract';
import type { settings } from '@kandil/contract/control/settings';
import type { KeyRing } from '../../platform/secrets/index.ts';
import type { Kysely } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import type { Log } from '../../platform/log.ts';
import { schemaOf } from '../../platform/database/kysely.ts';
import type { AccessTokens } from '../../platform/http/access-token.ts';
import type { Internal } from '../../platform/http/internal.ts';
import type { ServicePlatform } from '../../platform/module.ts';
import type { Queue } from '../../platform/queue/index.ts';
import type { RateLimiter, State } from '../../platform/state/index.ts';
import { createPasswords, type Passwords } from './flows/passwords/index.ts';
import type { AuthTables } from './store/tables.ts';
import type { SocialProviders } from './vendors/provider.ts';
import type { BotCheck } from './vendors/bot-check.ts';
import type { SendMail } from '../../platform/mail/index.ts';
import type { SendSms } from '../../platform/sms/index.ts';
import type { Switches } from '../../platform/state/switches.ts';

export interface AuthConfig {
  appVersion: string;
  /** Origin of the web, for links and cookies. Only from the configuration, never from a request header. */
  publicOrigin: string;
  /** Where readers of mails may write to. */
  supportEmail: string;
  /** Base URL of each service, as clients reach it (AUTH-03). */
  services: Record<string, string>;
  /** Keyboard help, figures and picture in picture of the player are for desktops (CONST-30). */
  playerDesktopOnly: string;
  /** The player opens its panel of figures by itself (CONST-32). */
  debugOverlayEnabled: string;
  /** Detailed analytics events are sent only for the string 'true' (CONST-31). */
  customAnalyticsEnabled: string;
  passwordMinLength: number;
  /** Digits of a one-time code (CONST-08). */
  otpLength: number;
  /** Offers the demo accounts for one-click sign-in. */
  demo: boolean;
  /** 256-bit key of one-time codes and links; the same in every process. */
  codeKeys: KeyRing;
  /** Multiplies the limits per client address, for offices and tests behind one address. Usually 1. */
  rateLimitFactor: number;
  /** Devices that an account may use, and removals within 30 days (ROLE-04, ROLE-05). */
  deviceLimit: number;
  deviceDeleteLimit: number;
  /** Id of our application at Facebook, for its dialogs; null without one. */
  facebookAppId: string | null;
}

/** The world of the calls. */
export interface AuthWorld {
  db: Kysely<AuthTables>;
  now: Clock;
  tokens: AccessTokens;
  passwords: Passwords;
  internal: Internal;
  log: Log;
  queue: Pick<Queue, 'enqueue' | 'enqueueAll'>;
  limiter: RateLimiter;
  state: State;
  botCheck: BotCheck;
  /** Google, Facebook and Apple, as far as they are configured. */
  social: SocialProviders;
  config: AuthConfig;
  switches: Switches;
  /** The configuration of this process, without its secrets. */
  settings: Data<typeof settings>;
}

export interface AuthOptions extends Pick<
  AuthWorld,
  'botCheck' | 'social' | 'config' | 'switches' | 'settings'
> {
  /** Tests pass cheaper ones. */
  passwords?: Passwords;
}

export function createWorld(
  {
    database,
    now,
    log,
    tokens,
    internal,
    queue,
    limiter,
    state,
    sendMail,
    sendSms,
  }: ServicePlatform,
  { passwords = createPasswords(), ...options }: AuthOptions,
): AuthWorld & JobWorld {
  const db = schemaOf<AuthTables>(database, 'auth');
  const platform = { now, log, tokens, internal, queue, limiter, state, sendMail, sendSms };
  return { db, passwords, ...platform, ...options };
}

/** The world of the jobs: a part of the world of the calls, and the senders of mail and text messages. */
export interface JobWorld extends Pick<AuthWorld, 'db' | 'now' | 'config' | 'internal' | 'queue'> {
  sendMail: SendMail;
  sendSms: SendSms;
}
