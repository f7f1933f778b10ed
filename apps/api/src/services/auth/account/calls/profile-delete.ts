import { auth, found, Refusal } from '@kandil/contract';
import { transaction } from '../../../../platform/database/kysely.ts';
import { handle } from '../../../../platform/http/handler.ts';
import { stopPlayback } from '../../flows/playback.ts';
import { limitSession } from '../../flows/limits.ts';
import { adultOf } from '../../flows/member.ts';
import { forgetProfile } from '../jobs/jobs.ts';
import { mayLeaveAdults, nextDefault } from '../rules/profile.ts';
import { deleteProfile, lockProfilesOf, updateProfile } from '../store/profiles.ts';
import { endSessionsIn } from '../../store/sessions.ts';
import type { AuthWorld } from '../../world.ts';

/** Deletes a profile. If it was the default one, the oldest other adult profile becomes the default. */
export const profileDelete = handle<AuthWorld, typeof auth.profileDelete>(
  auth.profileDelete,
  async ({ input: { id }, context, world }) => {
    const { account, session } = await adultOf(world, context);
    await limitSession(world, 'profiles', session.id);
    await transaction(world.db, async (trx) => {
      const profiles = await lockProfilesOf(trx, account.id);
      const { kind } = found(profiles.find((profile) => profile.id === id));
      if (!mayLeaveAdults(profiles, id)) throw new Refusal('PROFILE_IN_USE');
      const heir = nextDefault(profiles, id);
      // A child's device must not fall back to an adult profile: it has to sign in again.
      if (kind === 'KIDS')
        await stopPlayback(trx, world, await endSessionsIn(trx, id, new Date(world.now())));
      await deleteProfile(trx, account.id, id);
      await world.queue.enqueue(trx, forgetProfile, { userId: account.id, profileId: id });
      if (heir !== null) await updateProfile(trx, account.id, heir, { is_default: true });
    });
    return { data: { id } };
  },
);
