import { Refusal } from '@kandil/contract';
import { sessionCheck } from '@kandil/contract/internal';
import { actingSession } from '../../../platform/acting-session.ts';
import type { CallContext } from '../../../platform/http/context.ts';
import { sessionOf } from '../../../platform/http/handler.ts';
import type { NotifyWorld } from '../world.ts';

export interface MemberProfile {
  userId: string;
  sessionId: string;
  profileId: number;
}

/** The profile that makes a call. @throws Refusal LOGIN_REQUIRED, SESSION_ENDED, PIN_REQUIRED */
export async function memberProfile(
  { internal }: Pick<NotifyWorld, 'internal'>,
  context: CallContext,
): Promise<MemberProfile> {
  const { userId, sessionId } = sessionOf(context);
  const { profile } = await actingSession(
    (asked) => internal(sessionCheck, asked),
    sessionId,
    context.profileId,
  );
  if (!profile) throw new Refusal('PIN_REQUIRED');
  return { userId, sessionId, profileId: profile.id };
}
