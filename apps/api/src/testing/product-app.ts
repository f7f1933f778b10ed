import { auth } from '@kandil/contract';
import { expect } from 'vitest';
import { type EndedLeases, openEndedLeases } from '../platform/media/ended.ts';
import type { Mail } from '../platform/mail/index.ts';
import { memoryState, type State } from '../platform/state/index.ts';
import { type DemoAccount, DEMO_ACCOUNTS, DEMO_PASSWORD } from '../demo/accounts.ts';
import { openSwitches, type Switches, type SwitchSettings } from '../platform/state/switches.ts';
import { type AuthConfig, type AuthOptions } from '../services/auth/world.ts';
import { noBotCheck } from '../services/auth/vendors/bot-check.ts';
import { authModule } from '../services/auth/module.ts';
import { catalogueCache } from '../services/content/world.ts';
import { contentModule } from '../services/content/module.ts';
import { notifyModule } from '../services/notify/module.ts';
import { paymentModule } from '../services/payment/module.ts';
import { purchaseModule } from '../services/purchase/module.ts';
import { staffModule } from '../services/staff/module.ts';
import { watchModule } from '../services/watch/module.ts';
import { withAbsences } from './auth-app.ts';
import { NO_GATEWAYS, NO_SETTINGS, patientPasswords } from './undemanding.ts';
import { STAFF } from './staff-app.ts';
import { SUPPORT } from './support.ts';
import { openServiceApp, type ServiceApp } from './service-app.ts';
import type { Visitor, VisitorOptions } from './visitor.ts';

export const TEST_MEDIA_KEYS = [
  { id: 'k1', secret: 'a key for media that only tests know' },
] as const;

export interface ProductApp extends ServiceApp {
  /** Mails sent by the jobs of the services auth and notify. */
  mails: Mail[];
  /** Services that the jobs of the auth service cannot reach now. */
  away: Set<string>;
  /** Leases whose media addresses are revoked. */
  ended: EndedLeases;
  /** What the process knows of the switches. */
  switches: Switches;
  /** Clears the catalogue cache of the content service. */
  forget: () => void;
  /** A visitor signed in with a demo account, optionally as its profile for children. */
  member: (
    role: DemoAccount['role'],
    options?: VisitorOptions & { kids?: boolean },
  ) => Promise<Visitor>;
}

export interface ProductOptions {
  /** Origin of a push service on this machine. */
  pushOrigin?: string;
  avodEnabled?: string;
  /** Switches that a variable decides. */
  lockedSwitches?: SwitchSettings['lockedSwitches'];
  /** The configuration that the control room shows. */
  settings?: AuthOptions['settings'];
  deviceLimit?: number;
  /** Whether a member must also be in the country of the account to begin watching. */
  mustBeInCountry?: boolean;
  /** Shared with other nodes. */
  state?: State;
  /** Whether the clock moves only by `advance`. */
  isStill?: boolean;
  /** Milliseconds without a search, after which a keyword without result is counted. */
  searchSettles?: number;
}

const NO_CHECKS = { botCheck: noBotCheck, social: new Map() };

/** Every service but `partner`, with the demo's catalogue and accounts. */
export async function openProductApp({
  avodEnabled = 'true',
  lockedSwitches = [],
  settings = NO_SETTINGS,
  deviceLimit = AUTH.deviceLimit,
  mustBeInCountry = false,
  pushOrigin,
  state = memoryState(),
  isStill = false,
  searchSettles,
}: ProductOptions = {}): Promise<ProductApp> {
  const cache = catalogueCache();
  const ended = await openEndedLeases(state);
  const mails: Mail[] = [];
  const away = new Set<string>();
  const sendMail = async (mail: Mail) => void mails.push(mail);
  const config = { ...AUTH, deviceLimit };
  // So that a test can act as any profile of an account.
  const switches = openSwitches({ avodEnabled, multiProfileEnabled: 'true', lockedSwitches });
  const push = { ...SUPPORT.push, trusted: pushOrigin === undefined ? [] : [pushOrigin] };
  const app = await openServiceApp({
    from: 'demo',
    isStill,
    modules: (world) => [
      authModule.open(
        { ...world, internal: withAbsences(world.internal, away), sendMail },
        { ...NO_CHECKS, config, switches, settings, passwords: patientPasswords() },
      ),
      contentModule.open(world, { cache, ...(searchSettles && { searchSettles }) }),
      watchModule.open(world, {
        mediaKeys: TEST_MEDIA_KEYS,
        mediaOrigin: '',
        switches,
        mustBeInCountry,
        ended,
      }),
      paymentModule.open(world, NO_GATEWAYS),
      purchaseModule.open(world, null),
      notifyModule.open({ ...world, sendMail }, { ...SUPPORT, push }),
      staffModule.open(world, STAFF),
    ],
  });
  return {
    ...app,
    mails,
    away,
    ended,
    switches,
    forget: () => cache.clear(),
    async member(role, { kids = false, ...options } = {}) {
      const visitor = app.visitor(options);
      const email = DEMO_ACCOUNTS.find((account) => account.role === role)?.email ?? '';
      const login = await visitor.call(auth.login, { email, password: DEMO_PASSWORD });
      expect(login.status).toBe(200);
      visitor.token = login.data.accessToken;
      return kids ? asChild(visitor) : visitor;
    },
  };
}

/** The same account, as its profile for children. */
async function asChild(visitor: Visitor): Promise<Visitor> {
  const { data: profiles } = await visitor.call(auth.profileList, {});
  const child = profiles.find(({ profileType }) => profileType === 'KIDS');
  const headers = { 'x-profile-id': String(child?.id) };
  return {
    ...visitor,
    call: (spec, args, asking) =>
      visitor.call(spec, args, { ...asking, headers: { ...headers, ...asking?.headers } }),
  };
}

const AUTH: AuthConfig = {
  appVersion: '1.2.3',
  publicOrigin: 'http://localhost:3000',
  supportEmail: 'support@kandil.test',
  services: { auth: '/api/auth', content: '/api/content' },
  customAnalyticsEnabled: 'false',
  playerDesktopOnly: 'true',
  debugOverlayEnabled: 'false',
  passwordMinLength: 4,
  otpLength: 6,
  demo: true,
  codeKeys: ['a key for codes that only tests know'],
  rateLimitFactor: 10_000,
  deviceLimit: 10,
  deviceDeleteLimit: 10,
  facebookAppId: null,
};
