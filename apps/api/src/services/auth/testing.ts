import { auth } from '@kandil/contract';
import type { Subscription } from '@kandil/contract/auth/entities';
import { subscriptionOf } from '@kandil/contract/internal';
import { randomUUID } from 'node:crypto';
import { expect, vi } from 'vitest';
import { handle } from '../../platform/http/handler.ts';
import { defineService, type Service } from '../../platform/http/service.ts';
import { openServiceApp, type ServiceApp } from '../../testing/service-app.ts';
import type { Visitor, VisitorOptions } from '../../testing/visitor.ts';
import {
  type AuthConfig,
  authJobs,
  authMigrations,
  authService,
  type OutgoingMail,
} from './index.ts';

export const PASSWORD = 'salam-1453';

export interface AuthApp extends ServiceApp {
  mails: OutgoingMail[];
  texts: { to: string; text: string }[];
  /** What the purchase service would answer, by account; an error is thrown instead. */
  subscriptions: Map<string, Subscription | Error>;
  /** The newest mail to an address, once there are as many as said. */
  mailTo: (address: string, count?: number) => Promise<OutgoingMail>;
  codeIn: (mail: OutgoingMail) => string;
}

/** The auth service on its own database, with its jobs; mail and SMS end in lists. */
export async function openAuthApp(patch: Partial<AuthConfig> = {}): Promise<AuthApp> {
  const mails: OutgoingMail[] = [];
  const texts: AuthApp['texts'] = [];
  const subscriptions: AuthApp['subscriptions'] = new Map();
  const config: AuthConfig = { ...CONFIG, ...patch };
  const serviceApp = await openServiceApp({
    migrations: [authMigrations],
    secureCookies: config.publicOrigin.startsWith('https:'),
    services: (world) => [authService({ ...world, config }), purchaseStandIn(subscriptions)],
    jobs: (world) =>
      authJobs({
        ...world,
        config,
        sendMail: async (mail) => void mails.push(mail),
        sendSms: async (sms) => void texts.push(sms),
      }),
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
    subscriptions,
    mailTo,
    codeIn: (mail) => /\d{6}/.exec(mail.subject)?.[0] ?? '',
  };
}

const CONFIG: AuthConfig = {
  appVersion: '5.7.30',
  publicOrigin: 'http://localhost:3000',
  services: { auth: '/api/auth', content: '/api/content' },
  avodEnabled: 'false',
  multiProfileEnabled: 'false',
  passwordMinLength: 4,
  otpLength: 6,
  demo: false,
  codeKey: 'a key for codes that only tests know',
  rateLimitFactor: 10_000,
};

/** The internal call of the purchase service that accounts are shown with. */
function purchaseStandIn(subscriptions: AuthApp['subscriptions']): Service {
  const answer = handle<null, typeof subscriptionOf>(subscriptionOf, async ({ input }) => {
    const subscription = subscriptions.get(input.userId) ?? null;
    if (subscription instanceof Error) throw subscription;
    return { data: subscription && { ...subscription, streams: 1, familySeats: 0 } };
  });
  return defineService('purchase', null, { subscriptionOf: answer });
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
