import { Refusal } from '@kandil/contract';
import { grownUpBeside as call } from '@kandil/contract/internal';
import { handle } from '../../../../platform/http/handler.ts';
import { memberOfSession } from '../../flows/member.ts';
import { openLock } from '../flows/profile-lock.ts';
import { presentProfile } from '../../present/account.ts';
import { lockOnLeaving } from '../rules/entered-profile.ts';
import { profilesOf } from '../store/profiles.ts';
import type { AuthWorld } from '../../world.ts';

/** Like leaving a child's profile, but where nothing could be proved nothing is allowed. */
export const grownUpBeside = handle<AuthWorld, typeof call>(
  call,
  async ({ input: { userId, sessionId, deviceId, ...proof }, context, world }) => {
    const { account, session } = await memberOfSession(world, { userId, sessionId });
    const profiles = await profilesOf(world.db, account.id);
    const child = profiles.find(({ id }) => id === session.profile_id);
    const lock = child && lockOnLeaving(child);
    if (!lock) throw new Refusal('FORBIDDEN');
    if (child.pin_hash === null && account.password_hash === null)
      throw new Refusal('PASSWORD_MISSING');
    await openLock(world, { ...context, deviceId }, { account, lock, proof });
    return { data: presentProfile(child) };
  },
);
