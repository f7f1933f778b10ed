import { Refusal } from '@kandil/contract';
import type { CallContext, Session } from '../../../platform/http/context.ts';
import { parseEmail } from '../rules/address.ts';
import type { AuthWorld } from '../world.ts';
import { type Member, memberOfSession } from './member.ts';

interface CodeRequest {
  token?: string | undefined;
  email?: string | undefined;
  msisdn?: string | undefined;
}

export interface CodeSubject extends Member {
  /** The number to verify; null if the code confirms the sign-up. */
  phone: string | null;
}

/**
 * The account of a code: that of the bearer token, else of the token in the body. An e-mail address in the body must be
 * the account's own: codes belong to accounts, never to addresses. A confirmed member may give any phone; its code
 * proves it.
 * @throws Refusal LOGIN_REQUIRED, SESSION_ENDED, INVALID_INPUT, OTP_REQUIRED, KIDS_PROFILE
 */
export async function subjectOfCode(
  world: AuthWorld,
  context: CallContext,
  { token, email, msisdn }: CodeRequest,
): Promise<CodeSubject> {
  const session = context.session ?? (token ? await world.tokens.read(token) : null);
  if (!session) throw new Refusal(token ? 'SESSION_ENDED' : 'LOGIN_REQUIRED');
  const member = await memberOfSession(world, session);
  const { account } = member;
  if (email !== undefined && parseEmail(email)?.key !== account.email_key) throw wrong('email');
  if (msisdn === undefined) return { ...member, phone: null };
  if (account.confirmed_at) return { ...wholeSession(member, session), phone: msisdn };
  if (msisdn !== account.msisdn) throw wrong('msisdn');
  return { ...member, phone: null };
}

/** Only a full session of an adult profile may change the account. @throws Refusal OTP_REQUIRED, KIDS_PROFILE */
function wholeSession(member: Member, { otpOpen }: Session): Member {
  if (otpOpen) throw new Refusal('OTP_REQUIRED');
  if (member.session.profile_kind === 'KIDS') throw new Refusal('KIDS_PROFILE');
  return member;
}

function wrong(field: string): Refusal {
  return new Refusal('INVALID_INPUT', { fields: { [field]: 'INVALID_INPUT' } });
}
