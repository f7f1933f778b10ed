import { auth, found, Refusal } from '@kandil/contract';
import { transaction } from '../../../platform/database/kysely.ts';
import { ACCESS_TOKEN_SECONDS } from '../../../platform/http/access-token.ts';
import { handle } from '../../../platform/http/handler.ts';
import { limitSession } from '../flows/limits.ts';
import { memberOf } from '../flows/member.ts';
import { presentProfile } from '../present/account.ts';
import { lockBetween } from '../rules/entered-profile.ts';
import { PIN_LIMIT } from '../rules/limits.ts';
import { isLive } from '../rules/session.ts';
import { lockProfilesOf, type ProfileRow, profilesOf } from '../store/profiles.ts';
import { enterProfile, lockSession } from '../store/sessions.ts';
import type { AuthWorld } from '../world.ts';

/** Enters a profile. The new token names it, but authorization reads the session's row (T-E04). */
export const profileSelect = handle<AuthWorld, typeof auth.profileSelect>(
  auth.profileSelect,
  async ({ input: { id, pin }, context, world }) => {
    const { account, session } = await memberOf(world, context);
    await limitSession(world, 'profiles', session.id);
    const seen = wayTo(await profilesOf(world.db, account.id), session.profile_id, id);
    if (seen.lock) await provePin(world, seen.lock, pin);
    const profile = await transaction(world.db, async (trx) => {
      const profiles = await lockProfilesOf(trx, account.id);
      const current = await lockSession(trx, session.id);
      if (!current || !isLive(current, world.now())) throw new Refusal('SESSION_ENDED');
      const { target, lock } = wayTo(profiles, current.profile_id, id);
      // A concurrent request of the session may have entered another profile: the way from there needs its own PIN.
      if (lock && lock.pin_hash !== seen.lock?.pin_hash) throw new Refusal('PIN_REQUIRED');
      await enterProfile(trx, session.id, id);
      return target;
    });
    const accessToken = await world.tokens.issue({
      userId: account.id,
      sessionId: session.id,
      profileId: id,
      otpOpen: false,
    });
    return {
      data: {
        token: accessToken,
        accessToken,
        expiresIn: ACCESS_TOKEN_SECONDS,
        profile: presentProfile(profile),
      },
    };
  },
);

/** @throws Refusal NOT_FOUND for a profile that is not the account's */
function wayTo(profiles: readonly ProfileRow[], entered: number | null, id: number) {
  const target = found(profiles.find((profile) => profile.id === id));
  const from = profiles.find((profile) => profile.id === entered);
  return { target, lock: lockBetween(from, target) };
}

/**
 * Counts an attempt before it compares the PIN, so that concurrent attempts cannot exceed the limit of five. The
 * right PIN resets the count.
 * @throws Refusal PIN_REQUIRED, PIN_WRONG, TOO_MANY_REQUESTS, BUSY
 */
async function provePin(
  world: AuthWorld,
  { id, pin_hash }: ProfileRow,
  pin: string | undefined,
): Promise<void> {
  if (pin === undefined) throw new Refusal('PIN_REQUIRED');
  const key = String(id);
  await world.limiter.take(PIN_LIMIT, key);
  const isRight = await world.passwords.matches(pin_hash, pin).catch(async (busy: unknown) => {
    await world.limiter.take(PIN_LIMIT, key, -1); // rejected before hashing (busy): not an attempt
    throw busy;
  });
  if (!isRight) throw new Refusal('PIN_WRONG', { fields: { pin: 'PIN_WRONG' } });
  await world.limiter.reset(PIN_LIMIT, key);
}
