import { Refusal } from '@kandil/contract';
import { ANY_CHILD, childLimitsOf, limitsOfAudience } from '@kandil/contract/child-limits';
import { sessionCheck } from '@kandil/contract/internal';
import { actingSession } from '../../../platform/acting-session.ts';
import type { CallContext, Session } from '../../../platform/http/context.ts';
import { sessionOf } from '../../../platform/http/handler.ts';
import { territoryIn } from '../../../platform/http/territory.ts';
import type { ContentWorld } from '../world.ts';
import type { View } from '../rules/view.ts';

/** A guest, or a member with a profile. */
export interface Visitor extends View {
  profileId: number | null;
  /** The account's data are set aside: no rows are ordered by its history. */
  isSetAside: boolean;
}

export interface Member extends View {
  profileId: number;
  isSetAside: boolean;
}

/**
 * The visitor of a call. The profile's type comes from its row, never from the request (T-E04).
 * @throws Refusal SESSION_ENDED for a token of an ended session
 */
export async function visitorOf(world: ContentWorld, context: CallContext): Promise<Visitor> {
  const { session, language, territory } = context;
  if (!session || session.otpOpen)
    return {
      language,
      territory,
      child: context.audience && limitsOfAudience(context.audience),
      profileId: null,
      isSetAside: false,
    };
  const member = await memberBy(world, session, context.profileId);
  // Until a profile is chosen, a child may be watching.
  return { language, ...member, ...(member.profileId === null && { child: ANY_CHILD }) };
}

/** As `visitorOf`, for calls that need a member. @throws Refusal PIN_REQUIRED until a profile is chosen */
export async function memberOf(world: ContentWorld, context: CallContext): Promise<Member> {
  const { profileId, ...member } = await memberBy(world, sessionOf(context), context.profileId);
  if (profileId === null) throw new Refusal('PIN_REQUIRED');
  return { language: context.language, profileId, ...member };
}

/** The member by the rows of its account: the territory is that of the account's country (SPEC-D59). */
async function memberBy(
  { internal }: ContentWorld,
  { sessionId }: Session,
  profileId: number | null,
) {
  const { profile, country, isSetAside } = await actingSession(
    (asked) => internal(sessionCheck, asked),
    sessionId,
    profileId,
  );
  return {
    territory: territoryIn(country),
    profileId: profile?.id ?? null,
    child: profile && childLimitsOf(profile),
    isSetAside,
  };
}
