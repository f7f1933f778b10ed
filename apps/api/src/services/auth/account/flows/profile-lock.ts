import { Refusal } from '@kandil/contract';
import type { CallContext } from '../../../../platform/http/context.ts';
import type { Lock } from '../rules/entered-profile.ts';
import { PIN_LIMIT } from '../../rules/limits.ts';
import type { AccountRow } from '../../store/accounts.ts';
import type { ProfileRow } from '../store/profiles.ts';
import type { AuthWorld } from '../../world.ts';
import { provePassword } from '../../flows/own-password.ts';

export interface Proof {
  pin?: string | undefined;
  password?: string | undefined;
}

interface UnlockInput {
  account: AccountRow;
  lock: Lock<ProfileRow>;
  proof: Proof;
}

/** The refusal that names what opens a lock. */
export const refusalOf = ({ profile }: Lock<ProfileRow>): Refusal =>
  new Refusal(profile.pin_hash === null ? 'PASSWORD_REQUIRED' : 'PIN_REQUIRED');

/**
 * Requires the PIN of a lock; to leave a child's profile, the account's password is enough. A child's profile without
 * a PIN in an account without a password stays open, because nothing could be proved.
 * @throws Refusal PIN_REQUIRED, PIN_WRONG, PASSWORD_REQUIRED, WRONG_PASSWORD, PASSWORD_MISSING, TOO_MANY_REQUESTS, BUSY
 */
export async function openLock(
  world: AuthWorld,
  context: CallContext,
  { account, lock, proof: { pin, password } }: UnlockInput,
): Promise<void> {
  const { profile, leaving } = lock;
  if (leaving && password !== undefined) return provePassword(world, context, account, password);
  if (profile.pin_hash === null && account.password_hash === null) return undefined;
  if (profile.pin_hash === null || pin === undefined) throw refusalOf(lock);
  return provePin(world, profile, pin);
}

/**
 * Counts an attempt before it compares the PIN, so that concurrent attempts cannot exceed the limit of five. The
 * right PIN resets the count.
 */
async function provePin(
  world: AuthWorld,
  { id, pin_hash }: ProfileRow,
  pin: string,
): Promise<void> {
  const key = String(id);
  await world.limiter.take(PIN_LIMIT, key);
  const isRight = await world.passwords.matches(pin_hash, pin).catch(async (busy: unknown) => {
    await world.limiter.take(PIN_LIMIT, key, -1); // rejected before hashing (busy): not an attempt
    throw busy;
  });
  if (!isRight) throw new Refusal('PIN_WRONG', { fields: { pin: 'PIN_WRONG' } });
  await world.limiter.reset(PIN_LIMIT, key);
}
