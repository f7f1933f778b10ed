import { Refusal } from '@kandil/contract';
import type { CallContext } from '../../../platform/http/context.ts';
import { parseEmail } from '../rules/address.ts';
import type { AuthWorld } from '../world.ts';
import { type Member, memberOfSession } from './member.ts';

interface Asked {
  token?: string | undefined;
  email?: string | undefined;
  msisdn?: string | undefined;
}

/**
 * Whose code is sent or checked: the account of the bearer token, else of the token in the body. An address in the
 * body must be the account's own: codes are given to accounts, never to addresses.
 * @throws Refusal LOGIN_REQUIRED, SESSION_ENDED, INVALID_INPUT
 */
export async function memberOfCode(
  world: AuthWorld,
  context: CallContext,
  { token, email, msisdn }: Asked,
): Promise<Member> {
  const session = context.session ?? (token ? await world.tokens.read(token) : null);
  if (!session) throw new Refusal(token ? 'SESSION_ENDED' : 'LOGIN_REQUIRED');
  const member = await memberOfSession(world, session);
  if (email !== undefined && parseEmail(email)?.key !== member.account.email_key)
    throw wrong('email');
  if (msisdn !== undefined && msisdn !== member.account.msisdn) throw wrong('msisdn');
  return member;
}

function wrong(field: string): Refusal {
  return new Refusal('INVALID_INPUT', { fields: { [field]: 'INVALID_INPUT' } });
}
