import type { Account } from '@kandil/contract/auth/entities';
import { type Api, ApiError } from '@kandil/contract/client';
import { describe, expect, test } from 'vitest';
import { loadStart } from './load-start.ts';
import { isSubscribed } from './start.ts';

const SITE = { publicOrigin: 'http://localhost:3000', demo: false, analytics: null };
const GUEST = {
  language: 'en',
  prefix: null,
  token: null,
  signedIn: false,
  profileId: null,
  consent: false,
  webView: false,
} as const;
const MEMBER = { ...GUEST, token: 'access', signedIn: true };

const profile = (id: number, isDefaultProfile: boolean) =>
  ({ id, isDefaultProfile }) as Account['userProfile'][number];
const account = (over: Partial<Account> = {}): Account => ({
  userId: 'u1',
  otpRequired: false,
  otpRetryAfter: null,
  email: 'leyla@kandil.test',
  msisdn: null,
  fullName: 'Leyla Hasan',
  countryCode: '',
  userProfile: [profile(11, false), profile(12, true)],
  enteredProfileId: null,
  subscription: null,
  userAction: null,
  userWarningAction: null,
  emailVerifyAction: null,
  hasPassword: true,
  msisdnVerified: false,
  deletionAt: null,
  ...over,
});

/** Services that answer with this account, or refuse with this error. */
function services(user: Account | ApiError): { api: Api; asked: string[] } {
  const asked: string[] = [];
  const api = (async (call: { name: string }) => {
    asked.push(call.name);
    if (call.name === 'auth.userDetail' && user instanceof Error) throw user;
    return { data: call.name === 'auth.userDetail' ? user : [], meta: null, message: null };
  }) as unknown as Api;
  return { api, asked };
}

const startOf = (visitor: Parameters<typeof loadStart>[1], user: Account | ApiError) =>
  loadStart(services(user).api, visitor, SITE);

describe('the account of the start data', () => {
  test('a member: an account that owes no one-time code', { tags: ['STATE-04'] }, async () => {
    expect(await startOf(MEMBER, account())).toMatchObject({
      account: { userId: 'u1' },
      pendingAccount: null,
      sessionPending: false,
    });
  });

  test(
    'not a member while a one-time code is still required, and the shell knows whose',
    { tags: ['STATE-05'] },
    async () => {
      const start = await startOf(MEMBER, account({ otpRequired: true }));
      expect(start).toMatchObject({
        account: null,
        pendingAccount: { email: 'leyla@kandil.test' },
        sessionPending: false,
        profileId: null,
      });
    },
  );

  test('a guest is not asked about', async () => {
    const { api, asked } = services(account());
    expect(await loadStart(api, GUEST, SITE)).toMatchObject({
      account: null,
      pendingAccount: null,
      sessionPending: false,
    });
    expect(asked).not.toContain('auth.userDetail');
  });

  test('a session that has ended, or whose token has to be renewed first, waits for the client', async () => {
    const ended = new ApiError({ kind: 'http', status: 401, message: 'Unauthorized' });
    expect(await startOf(MEMBER, ended)).toMatchObject({ account: null, sessionPending: true });
    expect(await startOf({ ...GUEST, signedIn: true }, account())).toMatchObject({
      account: null,
      sessionPending: true,
    });
  });

  test('a service that fails is no reason to take somebody for a guest', async () => {
    const fault = new ApiError({ kind: 'http', status: 503, message: 'Unavailable' });
    await expect(startOf(MEMBER, fault)).rejects.toBe(fault);
  });
});

test('pages inside an app know of it', async () => {
  expect((await startOf({ ...GUEST, webView: true }, account())).parentPlatform).toBe('app');
  expect((await startOf(GUEST, account())).parentPlatform).toBeNull();
});

test(
  'first the configuration, then the account if there is a token, then the languages',
  { tags: ['SHELL-45', 'SHELL-47', 'SHELL-48', 'SHELL-49'] },
  async () => {
    const member = services(account());
    await loadStart(member.api, MEMBER, SITE);
    expect(member.asked.slice(0, 3)).toEqual([
      'auth.config',
      'auth.userDetail',
      'content.languages',
    ]);
    const guest = services(account());
    await loadStart(guest.api, GUEST, SITE);
    expect(guest.asked.slice(0, 2)).toEqual(['auth.config', 'content.languages']);
    expect(guest.asked).not.toContain('auth.userDetail');
  },
);

describe('the profile', () => {
  test('is the one the session has entered, else the chosen one of the account, else the default one', async () => {
    expect((await startOf({ ...MEMBER, profileId: 11 }, account())).profileId).toBe(11);
    expect((await startOf({ ...MEMBER, profileId: 99 }, account())).profileId).toBe(12);
    const entered = account({ enteredProfileId: 11 });
    for (const profileId of [null, 12])
      expect((await startOf({ ...MEMBER, profileId }, entered)).profileId).toBe(11);
    expect((await startOf(MEMBER, account({ userProfile: [] }))).profileId).toBeNull();
  });
});

describe('subscribed', () => {
  const withStatus = (subscriptionStatus: 'ACTIVE' | 'SUSPENDED' | 'CANCELED') =>
    isSubscribed(
      account({
        subscription: {
          productCode: 'SOLO',
          subscriptionStatus,
          paymentGatewayCode: '',
          expiryDate: '',
          subscriptionCode: '',
          shared: false,
        },
      }),
    );

  test('with an active subscription', { tags: ['STATE-01'] }, () =>
    expect(withStatus('ACTIVE')).toBe(true),
  );
  test('with a suspended one', { tags: ['STATE-02'] }, () =>
    expect(withStatus('SUSPENDED')).toBe(true),
  );
  test('neither with a canceled one nor with none', { tags: ['STATE-03'] }, () => {
    expect(withStatus('CANCELED')).toBe(false);
    expect(isSubscribed(account())).toBe(false);
    expect(isSubscribed(null)).toBe(false);
  });
});
