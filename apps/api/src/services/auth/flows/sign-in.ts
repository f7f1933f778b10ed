import type { Account, TokenInfo } from '@kandil/contract/auth/entities';
import { randomUUID } from 'node:crypto';
import { ACCESS_TOKEN_SECONDS } from '../../../platform/http/access-token.ts';
import type { CallContext } from '../../../platform/http/context.ts';
import { deviceIdOf } from '../account/rules/device.ts';
import { hashOf } from '../rules/one-time.ts';
import { parseZone } from '../rules/place.ts';
import { newRefreshToken } from '../rules/refresh-token.ts';
import { type OpenedSession, SESSION_SECONDS } from '../rules/session.ts';
import type { AccountRow } from '../store/accounts.ts';
import { profilesOf } from '../account/store/profiles.ts';
import { recordEvent } from '../store/events.ts';
import { insertFirstToken } from '../store/refresh-tokens.ts';
import type { Executor } from '../store/tables.ts';
import { enterProfile, insertSession, type SessionRow } from '../store/sessions.ts';
import type { AuthWorld } from '../world.ts';
import { registerDevice } from '../account/flows/devices.ts';
import { type Carrier, handRefreshToken } from './refresh-cookie.ts';

export interface SignInResult {
  session: OpenedSession;
  refreshToken: string;
}

/** Opens a session: registers its device and starts a family of refresh tokens. */
async function openSession(
  trx: Executor,
  world: Pick<AuthWorld, 'now' | 'queue'>,
  account: AccountRow,
  context: CallContext,
  remembered: boolean,
  refreshToken = newRefreshToken(),
): Promise<SignInResult> {
  const now = new Date(world.now());
  const id = randomUUID();
  const session = {
    id,
    account_id: account.id,
    platform: context.platform.slice(0, 32),
    device_id: deviceIdOf(context.deviceId, id),
    user_agent: context.userAgent.slice(0, 200),
    ip: context.ip,
    zone: parseZone(context.zone),
    remembered,
    created_at: now,
    last_used_at: now,
    expires_at: new Date(now.getTime() + SESSION_SECONDS.absolute * 1000),
    profile_id: null,
  };
  await registerDevice(trx, world, account, session);
  await insertSession(trx, session);
  await insertFirstToken(trx, session.id, hashOf(refreshToken), now);
  return { session, refreshToken };
}

interface SignIn {
  kind?: 'LOGIN' | 'REGISTERED';
  remembered: boolean;
  refreshToken?: string;
}

/** Opens a session for a visitor who has proved that the account is theirs, and records the event. */
export async function signIn(
  trx: Executor,
  world: Pick<AuthWorld, 'now' | 'queue'>,
  account: AccountRow,
  context: CallContext,
  { kind = 'LOGIN', remembered, refreshToken }: SignIn,
): Promise<SignInResult> {
  const opened = await openSession(trx, world, account, context, remembered, refreshToken);
  await recordEvent(trx, {
    kind,
    accountId: account.id,
    sessionId: opened.session.id,
    origin: context,
    at: new Date(world.now()),
  });
  return opened;
}

/** Opens a session in place of one that has just ended: on the same device, in the same profile. */
export async function continueSession(
  trx: Executor,
  world: Pick<AuthWorld, 'now' | 'queue'>,
  account: AccountRow,
  context: CallContext,
  before: Pick<SessionRow, 'device_id' | 'profile_id' | 'remembered'>,
): Promise<SignInResult> {
  const { device_id: deviceId, profile_id, remembered } = before;
  const onDevice = { ...context, deviceId };
  const opened = await openSession(trx, world, account, onDevice, remembered);
  if (profile_id !== null) await enterProfile(trx, opened.session.id, profile_id);
  return { ...opened, session: { ...opened.session, profile_id } };
}

/**
 * The profile that a session's tokens name: the entered one. Before the session has entered one, it is the default
 * profile if accounts have one profile, so that no header can name another's; with several profiles, the client names
 * it. Services that use it call `sessionCheck`, which reads the rows.
 */
async function profileOfToken(world: AuthWorld, session: OpenedSession): Promise<number | null> {
  if (session.profile_id !== null) return session.profile_id;
  if (world.switches.current().multiProfileEnabled === 'true') return null;
  const profiles = await profilesOf(world.db, session.account_id);
  return profiles.find((profile) => profile.is_default)?.id ?? null;
}

export interface SignedIn extends SignInResult {
  /** Whether the account's first one-time code has been entered. */
  confirmed: boolean;
  carrier: Carrier;
  user?: Account | null;
}

/** A new access token for a session; its refresh token stays. */
export async function accessAnswer(
  world: AuthWorld,
  session: OpenedSession,
  confirmed: boolean,
): Promise<TokenInfo> {
  const accessToken = await world.tokens.issue({
    userId: session.account_id,
    sessionId: session.id,
    profileId: confirmed ? await profileOfToken(world, session) : null,
    otpOpen: !confirmed,
  });
  return {
    token: accessToken,
    accessToken,
    refreshToken: null,
    expiresIn: ACCESS_TOKEN_SECONDS,
    otpRequired: !confirmed,
    action: confirmed ? null : 'OTP',
    user: null,
  };
}

/** The tokens of a session (SPEC-D14); on the platform web a cookie has the refresh token. */
export async function tokenAnswer(
  world: AuthWorld,
  context: CallContext,
  signedIn: SignedIn,
): Promise<TokenInfo> {
  const { session, refreshToken, confirmed, carrier, user = null } = signedIn;
  const access = await accessAnswer(world, session, confirmed);
  const handed = handRefreshToken(world, context, { session, refreshToken, carrier });
  return { ...access, refreshToken: handed, user };
}
