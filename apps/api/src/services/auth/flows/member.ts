import { Refusal } from '@kandil/contract';
import type { CallContext, Session } from '../../../platform/http/context.ts';
import { sessionOf } from '../../../platform/http/handler.ts';
import { isLive } from '../rules/session.ts';
import { type AccountRow, accountById } from '../store/accounts.ts';
import { type SessionRow, sessionById } from '../store/sessions.ts';
import type { AuthWorld } from '../world.ts';

export interface Member {
  account: AccountRow;
  session: SessionRow;
}

/**
 * The member of a session. It reads the session's row, so a session that has ended is refused at once, although its
 * access token is still valid (SEC-3).
 * @throws Refusal SESSION_ENDED
 */
export async function memberOfSession(
  world: AuthWorld,
  { sessionId, userId }: Pick<Session, 'sessionId' | 'userId'>,
): Promise<Member> {
  const [session, account] = await Promise.all([
    sessionById(world.db, sessionId),
    accountById(world.db, userId),
  ]);
  if (!session || !account || session.account_id !== account.id || !isLive(session, world.now())) {
    throw new Refusal('SESSION_ENDED');
  }
  return { account, session };
}

/** The member who makes the call. @throws Refusal LOGIN_REQUIRED, SESSION_ENDED */
export function memberOf(world: AuthWorld, context: CallContext): Promise<Member> {
  return memberOfSession(world, sessionOf(context));
}

/**
 * Like `memberOf`, for calls that change the account or return all of it: refuses a child's profile. It checks the
 * profile that the session has entered, so no header and no token of another profile helps.
 * @throws Refusal LOGIN_REQUIRED, SESSION_ENDED, KIDS_PROFILE
 */
export function adultOf(world: AuthWorld, context: CallContext): Promise<Member> {
  return adultOfSession(world, sessionOf(context));
}

/** Like `adultOf`, for a session that another service names. @throws Refusal SESSION_ENDED, KIDS_PROFILE */
export async function adultOfSession(
  world: AuthWorld,
  session: Pick<Session, 'sessionId' | 'userId'>,
): Promise<Member> {
  const member = await memberOfSession(world, session);
  if (member.session.profile_kind === 'KIDS') throw new Refusal('KIDS_PROFILE');
  return member;
}
