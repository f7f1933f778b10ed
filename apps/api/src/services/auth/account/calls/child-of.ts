import { childOf as call } from '@kandil/contract/internal';
import { handle } from '../../../../platform/http/handler.ts';
import { presentProfile } from '../../present/account.ts';
import { isLive } from '../../rules/session.ts';
import { profilesOf } from '../store/profiles.ts';
import { sessionById } from '../../store/sessions.ts';
import type { AuthWorld } from '../../world.ts';

/** What a grown-up may know about a child's profile: it must be of their account. */
export const childOf = handle<AuthWorld, typeof call>(
  call,
  async ({ input: { sessionId, profileId }, world }) => {
    const session = await sessionById(world.db, sessionId);
    if (!session?.confirmed_at || !isLive(session, world.now())) return { data: null };
    const profiles = await profilesOf(world.db, session.account_id);
    const acting = profiles.find(({ id }) => id === session.profile_id);
    const child = profiles.find(({ id, kind }) => id === profileId && kind === 'KIDS');
    return { data: child && acting?.kind !== 'KIDS' ? presentProfile(child) : null };
  },
);
