import type { CallContext } from '../../../platform/http/context.ts';
import { addressKey } from '../../../platform/http/address-key.ts';
import { LOGIN_ATTEMPTS, loginDelay } from '../rules/limits.ts';
import { hashOf } from '../rules/one-time.ts';
import type { AccountRow } from '../store/accounts.ts';
import { isKnownDevice } from '../store/known-device.ts';
import type { AuthWorld } from '../world.ts';

/** The key under which password attempts are counted: a hash, so that shared state holds no names. */
export type Bucket = string & { readonly kind: 'bucket' };

const bucket = (...parts: string[]) =>
  hashOf(JSON.stringify(parts)).toString('base64url') as Bucket;

/** No account has this id. */
const NOBODY = '00000000-0000-0000-0000-000000000000';

/**
 * The bucket of an account, by any of its names. Each device on which the account was used has its own bucket, so that
 * guessing strangers do not slow the owner down (T-A15). An unknown name gets a bucket after the same work (SEC-9).
 */
export async function bucketOf(
  world: Pick<AuthWorld, 'db'>,
  { deviceId }: Pick<CallContext, 'deviceId'>,
  account: Pick<AccountRow, 'id'> | undefined,
  name = '',
): Promise<Bucket> {
  const known = await isKnownDevice(world.db, account?.id ?? NOBODY, deviceId ?? '');
  if (!account) return bucket('name', name);
  return known ? bucket('device', account.id, deviceId ?? '') : bucket('account', account.id);
}

/** The bucket of a client address, for sign-ins whose account is unknown until the provider answers (SPEC-D48). */
export const bucketOfAddress = (ip: string): Bucket => bucket('address', addressKey(ip));

/** Counts a failed attempt without a delay, for sign-ins where a provider checks the password. */
export const countFailed = (world: Pick<AuthWorld, 'limiter'>, attempts: Bucket): Promise<void> =>
  world.limiter.take(LOGIN_ATTEMPTS, attempts);

/**
 * Compares a password within the limits. An attempt counts as failed until it succeeds, so concurrent attempts are
 * delayed like sequential ones.
 * @throws Refusal TOO_MANY_REQUESTS with the seconds to wait, BUSY
 */
export async function tryPassword(
  world: Pick<AuthWorld, 'limiter' | 'passwords'>,
  attempts: Bucket,
  hash: string | null | undefined,
  password: string,
): Promise<boolean> {
  await startAttempt(world, attempts);
  const matches = await world.passwords.matches(hash, password).catch(async (busy: unknown) => {
    await forgetAttempt(world, attempts);
    throw busy;
  });
  if (matches) await endAttempts(world, attempts);
  return matches;
}

/** Attempts of the last hour since the last success. */
export function attemptsMade(world: Pick<AuthWorld, 'limiter'>, attempts: Bucket): Promise<number> {
  return world.limiter.spent(LOGIN_ATTEMPTS, attempts);
}

/** Resets the count after a password change. */
export async function forgetAttempts(
  world: Pick<AuthWorld, 'db' | 'limiter'>,
  context: Pick<CallContext, 'deviceId'>,
  accountId: string,
): Promise<void> {
  const account = { id: accountId };
  for (const { deviceId } of [context, { deviceId: null }])
    await endAttempts(world, await bucketOf(world, { deviceId }, account));
}

type LimiterWorld = Pick<AuthWorld, 'limiter'>;

async function startAttempt(world: LimiterWorld, attempts: Bucket): Promise<void> {
  await world.limiter.take(LOGIN_ATTEMPTS, attempts);
  const delay = loginDelay(await attemptsMade(world, attempts));
  if (!delay) return;
  try {
    await world.limiter.take(delay, attempts);
  } catch (error) {
    await forgetAttempt(world, attempts);
    throw error;
  }
}

/** Uncounts an attempt that was rejected before hashing (throttled or busy). */
function forgetAttempt(world: LimiterWorld, attempts: Bucket): Promise<void> {
  return world.limiter.take(LOGIN_ATTEMPTS, attempts, -1);
}

async function endAttempts(world: LimiterWorld, attempts: Bucket): Promise<void> {
  await world.limiter.reset(LOGIN_ATTEMPTS, attempts);
  const delay = loginDelay(Number.MAX_SAFE_INTEGER);
  if (delay) await world.limiter.reset(delay, attempts);
}
