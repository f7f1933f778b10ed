import { Refusal } from '@kandil/contract';
import type { LoginName } from '../store/accounts.ts';
import { parseEmail } from './address.ts';

interface Given {
  email?: string | undefined;
  msisdn?: string | undefined;
}

/** The name that the visitor logs in with: the e-mail when both are given. @throws Refusal INVALID_INPUT */
export function loginName({ email, msisdn }: Given): LoginName {
  if (email) {
    const parsed = parseEmail(email);
    if (!parsed) throw new Refusal('INVALID_INPUT', { fields: { email: 'INVALID_INPUT' } });
    return { email_key: parsed.key };
  }
  if (!msisdn) throw new Refusal('INVALID_INPUT', { fields: { email: 'INVALID_INPUT' } });
  return { msisdn };
}
