import { Refusal } from '@kandil/contract';
import { ANY_CHILD, childLimitsOf, limitsOfAudience } from '@kandil/contract/child-limits';
import { sessionCheck } from '@kandil/contract/internal';
import { actingSession } from '../../../platform/acting-session.ts';
import type { CallContext, Session } from '../../../platform/http/context.ts';
import { sessionOf } from '../../../platform/http/handler.ts';
import type { ContentWorld } from '../world.ts';
import type { View } from '../rules/view.ts';

/** A guest, or a member with a profile. */
export interface Visitor extends View {
  profileId: number | null;
}

export interface Member extends View {
  profileId: number;
}

/**
 * The visitor of a call. The profile's type comes from its row, never from the request (T-E04).
 * @throws Refusal SESSION_ENDED for a token of an ended session
 */
export async function visitorOf(world: ContentWorld, context: CallContext): Promise<Visitor> {
  const { session, language } = context;
  if (!session || session.otpOpen)
    return {
      language,
      child: context.audience && limitsOfAudience(context.audience),
      profileId: null,
    };
  const profile = await profileOf(world, session, context.profileId);
  // Until a profile is chosen, a child may be watching.
  return { language, ...(profile ?? { child: ANY_CHILD, profileId: null }) };
}

/** As `visitorOf`, for calls that need a member. @throws Refusal PIN_REQUIRED until a profile is chosen */
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
  const { profile } = await actingSession(
    (asked) => internal(sessionCheck, asked),
    sessionId,
    profileId,
  );
  return profile && { profileId: profile.id, child: childLimitsOf(profile) };
}
