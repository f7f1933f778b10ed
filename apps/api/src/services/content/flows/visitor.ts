import { Refusal } from '@kandil/contract';
import { sessionCheck } from '@kandil/contract/internal';
import type { CallContext, Session } from '../../../platform/http/context.ts';
import { sessionOf } from '../../../platform/http/handler.ts';
import type { ContentWorld, View } from '../world.ts';

/** Somebody who browses: a guest, or the profile of a member. */
export interface Visitor extends View {
  profileId: number | null;
}

export interface Member extends View {
  profileId: number;
}

/**
 * Who is looking. The type of the profile comes from its own row, never from the request (T-E04).
 * @throws Refusal SESSION_ENDED for a token whose session was ended
 */
export async function visitorOf(world: ContentWorld, context: CallContext): Promise<Visitor> {
  const { session, language } = context;
  if (!session || session.otpOpen) return { language, kids: false, profileId: null };
  const profile = await profileOf(world, session, context.profileId);
  // Before a profile is chosen nobody knows who is in front of the screen.
  return { language, ...(profile ?? { kids: true, profileId: null }) };
}

/** As `visitorOf` in calls that only members make. @throws Refusal PIN_REQUIRED before a profile is chosen */
export async function memberOf(world: ContentWorld, context: CallContext): Promise<Member> {
  const profile = await profileOf(world, sessionOf(context), context.profileId);
  if (!profile) throw new Refusal('PIN_REQUIRED');
  return { language: context.language, ...profile };
}

async function profileOf(
  { internal }: ContentWorld,
  { sessionId }: Session,
  profileId: number | null,
) {
  const named = await internal(sessionCheck, { sessionId, profileId });
  if (!named.live) throw new Refusal('SESSION_ENDED');
  // The browser may still name a profile of the account that was used before: then the default one counts.
  const { profile } = named.profile
    ? named
    : await internal(sessionCheck, { sessionId, profileId: null });
  return profile && { profileId: profile.id, kids: profile.profileType === 'KIDS' };
}
