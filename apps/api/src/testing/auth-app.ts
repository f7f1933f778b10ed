import { auth, Refusal } from '@kandil/contract';
import { randomUUID } from 'node:crypto';
import { Writable } from 'node:stream';
import { expect, vi } from 'vitest';
import type { Internal } from '../platform/http/internal.ts';
import { createLog } from '../platform/log.ts';
import type { Mail } from '../platform/mail/index.ts';
import { openSwitches, type SwitchSettings } from '../platform/state/switches.ts';
import { type AuthConfig } from '../services/auth/world.ts';
import { type BotCheck, noBotCheck } from '../services/auth/vendors/bot-check.ts';
import type { SocialProviders } from '../services/auth/vendors/provider.ts';
import { authModule } from '../services/auth/module.ts';
import { linkTokenOf } from '../services/auth/rules/one-time.ts';
import type { Passwords } from '../services/auth/flows/passwords/index.ts';
import { catalogueCache } from '../services/content/world.ts';
import { contentModule } from '../services/content/module.ts';
import { notifyModule } from '../services/notify/module.ts';
import { partnerModule } from '../services/partner/module.ts';
import type { PaymentOptions } from '../services/payment/world.ts';
import { paymentModule } from '../services/payment/module.ts';
import { purchaseModule } from '../services/purchase/module.ts';
import { staffModule } from '../services/staff/module.ts';
import { watchModule } from '../services/watch/module.ts';
import { AVOD, NO_GATEWAYS, NO_SETTINGS, patientPasswords } from './undemanding.ts';
import { STAFF } from './staff-app.ts';
import { SUPPORT } from './support.ts';
import { openServiceApp, type ServiceApp, type TestWorld } from './service-app.ts';
import type { Visitor, VisitorOptions } from './visitor.ts';

export const PASSWORD = 'salam-1453';

export interface AuthApp extends ServiceApp {
  mails: Mail[];
  texts: { to: string; text: string }[];
  /** Services that those with internal calls cannot reach now. */
  away: Set<string>;
  /** What the purchase service asked operators to look at. */
  alarms: Record<string, unknown>[];
  /** The newest mail to an address, once there are `count` of them. */
  mailTo: (address: string, count?: number) => Promise<Mail>;
  codeIn: (mail: Mail) => string;
}

export interface AuthAppOptions {
  /** Default: no bot check. */
  botCheck?: (world: TestWorld) => BotCheck;
  /** Identity providers; default: none. */
  social?: (world: TestWorld) => SocialProviders;
  /** Default: no limit on waiting requests. */
  passwords?: Passwords;
  /** Payment gateways; default: none. */
  payment?: (world: TestWorld) => PaymentOptions;
  /** Whether the clock moves only by `advance`. */
  isStill?: boolean;
  /** Origin of the control room; null: there is none. */
  controlOrigin?: string | null;
}

/**
 * The services of accounts, money and watching, and content with an empty catalogue, on a new database, with the jobs of auth.
 * Mails and text messages are collected in lists.
 */
export async function openAuthApp(
  patch: Partial<AuthConfig & SwitchSettings> = {},
  {
    botCheck = () => noBotCheck,
    social = () => new Map(),
    passwords = patientPasswords(),
    payment = () => NO_GATEWAYS,
    isStill = false,
    controlOrigin = SUPPORT.controlOrigin,
  }: AuthAppOptions = {},
): Promise<AuthApp> {
  const mails: Mail[] = [];
  const texts: AuthApp['texts'] = [];
  const away: AuthApp['away'] = new Set();
  const alarms: AuthApp['alarms'] = [];
  const config = { ...CONFIG, ...patch };
  const own = { passwords, config, switches: openSwitches(config), settings: NO_SETTINGS };
  const serviceApp = await openServiceApp({
    isStill,
    secureCookies: config.publicOrigin.startsWith('https:'),
    modules: (world) => [
      authModule.open(
        {
          ...world,
          internal: withAbsences(world.internal, away),
          sendMail: async (mail) => void mails.push(mail),
          sendSms: async (sms) => void texts.push(sms),
        },
        { botCheck: botCheck(world), social: social(world), ...own },
      ),
      contentModule.open(world, { cache: catalogueCache() }),
      purchaseModule.open(
        {
          ...world,
          internal: withAbsences(world.internal, away),
          log: createLog({ level: 'error', destination: alarmsInto(alarms) }),
        },
        null,
      ),
      paymentModule.open(
        { ...world, internal: withAbsences(world.internal, away) },
        payment(world),
      ),
      partnerModule.open(
        { ...world, internal: withAbsences(world.internal, away) },
        { rateLimitFactor: config.rateLimitFactor },
      ),
      notifyModule.open(
        { ...world, sendMail: async (mail) => void mails.push(mail) },
        { ...SUPPORT, controlOrigin, rateLimitFactor: config.rateLimitFactor },
      ),
      watchModule.open(world, { mediaKeys: [], mediaOrigin: '', switches: AVOD }),
      staffModule.open(world, STAFF),
    ],
  });
  const mailTo: AuthApp['mailTo'] = (address, count = 1) => {
    const find = () => {
      const mail = mails.filter(({ to }) => to === address)[count - 1];
      if (!mail) throw new Error(`there is no mail number ${count} to ${address}`);
      return mail;
    };
    return vi.waitFor(find, { timeout: 10_000, interval: 10 });
  };
  return {
    ...serviceApp,
    mails,
    texts,
    away,
    alarms,
    mailTo,
    codeIn: (mail) => /\d{6}/.exec(mail.subject)?.[0] ?? '',
  };
}

const CONFIG: AuthConfig & SwitchSettings = {
  avodEnabled: 'false',
  multiProfileEnabled: 'false',
  appVersion: '1.2.3',
  publicOrigin: 'http://localhost:3000',
  supportEmail: 'support@kandil.test',
  services: { auth: '/api/auth', content: '/api/content' },
  customAnalyticsEnabled: 'false',
  playerDesktopOnly: 'true',
  debugOverlayEnabled: 'false',
  passwordMinLength: 4,
  otpLength: 6,
  demo: false,
  codeKeys: ['a key for codes that only tests know'],
  rateLimitFactor: 10_000,
  deviceLimit: 10,
  deviceDeleteLimit: 10,
  facebookAppId: null,
};

/** A destination of a log that keeps the alarms among its lines. */
function alarmsInto(alarms: AuthApp['alarms']): Writable {
  return new Writable({
    write(line: Buffer, _, done) {
      const entry = JSON.parse(String(line)) as Record<string, unknown>;
      if (String(entry['msg']).startsWith('ALARM')) alarms.push(entry);
      done();
    },
  });
}

/** The internal calls; those to services in `away` fail as unreachable. */
export function withAbsences(internal: Internal, away: ReadonlySet<string>): Internal {
  return async (call, args) => {
    if (away.has(call.service)) throw new Refusal('UNAVAILABLE', { retryAfter: 2 });
    return internal(call, args);
  };
}

/** The token of a link that was never sent: whole, but it opens nothing. */
export function strangeLink(): string {
  const row = { id: randomUUID(), account_id: null, purpose: 'EMAIL', destination: '' };
  return linkTokenOf(['a key that signs no link'], row);
}

export function freshEmail(): string {
  return `visitor-${randomUUID()}@kandil.test`;
}

export const signUpForm = (email: string) => ({
  fullName: 'Meryem Aksoy',
  email,
  password: PASSWORD,
  confirmPassword: PASSWORD,
});

export interface SignedUp {
  visitor: Visitor;
  email: string;
  userId: string;
}

/** A visitor who has signed up and entered the code. */
export async function signedUp(authApp: AuthApp, options?: VisitorOptions): Promise<SignedUp> {
  const visitor = authApp.visitor(options);
  const email = freshEmail();
  const registered = await visitor.call(auth.register, signUpForm(email));
  expect(registered.message).toBeNull();
  visitor.token = registered.data.accessToken;
  const otp = authApp.codeIn(await authApp.mailTo(email));
  const verified = await visitor.call(auth.otpVerify, { otp });
  expect(verified.status).toBe(200);
  visitor.token = verified.data.accessToken;
  const session = await authApp.tokens.read(verified.data.accessToken);
  return { visitor, email, userId: session?.userId ?? '' };
}
