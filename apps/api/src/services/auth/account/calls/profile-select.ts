import { auth, found, Refusal } from '@kandil/contract';
import { transaction } from '../../../../platform/database/kysely.ts';
import { ACCESS_TOKEN_SECONDS } from '../../../../platform/http/access-token.ts';
import { handle } from '../../../../platform/http/handler.ts';
import { sessionEnteredProfile } from '../../../../platform/profile-changes.ts';
import { limitSession } from '../../flows/limits.ts';
import { memberOf } from '../../flows/member.ts';
import { openLock, refusalOf } from '../flows/profile-lock.ts';
import { presentProfile } from '../../present/account.ts';
import { lockBetween } from '../rules/entered-profile.ts';
import { isLive } from '../../rules/session.ts';
import { lockProfilesOf, type ProfileRow, profilesOf } from '../store/profiles.ts';
import { enterProfile, lockSession } from '../../store/sessions.ts';
import type { AuthWorld } from '../../world.ts';

/** Enters a profile. The new token names it, but authorization reads the session's row (T-E04). */
export const profileSelect = handle<AuthWorld, typeof auth.profileSelect>(
  auth.profileSelect,
  async ({ input: { id, ...proof }, context, world }) => {
    const { account, session } = await memberOf(world, context);
    await limitSession(world, 'profiles', session.id);
    const seen = wayTo(await profilesOf(world.db, account.id), session.profile_id, id);
    if (seen.lock) await openLock(world, context, { account, lock: seen.lock, proof });
    const profile = await transaction(world.db, async (trx) => {
      const profiles = await lockProfilesOf(trx, account.id);
      const current = await lockSession(trx, session.id);
      if (!current || !isLive(current, world.now())) throw new Refusal('SESSION_ENDED');
      const { target, lock } = wayTo(profiles, current.profile_id, id);
      // A concurrent request of the session may have entered another profile: the way from there needs its own proof.
      if (lock && lock.profile.pin_hash !== seen.lock?.profile.pin_hash) throw refusalOf(lock);
      await enterProfile(trx, session.id, id);
      return target;
    });
    await sessionEnteredProfile(world.state, session.id);
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
