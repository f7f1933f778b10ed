import { Refusal } from '@kandil/contract';
import { parseEmail } from './address.ts';

/** The e-mail address or phone of a login. */
export type LoginName = { email_key: string } | { msisdn: string };

interface LoginNameInput {
  email?: string | undefined;
  msisdn?: string | undefined;
}

/** The name that the visitor logs in with: the e-mail when both are given. @throws Refusal INVALID_INPUT */
export function loginName({ email, msisdn }: LoginNameInput): LoginName {
  if (email) {
    const parsed = parseEmail(email);
    if (!parsed) throw new Refusal('INVALID_INPUT', { fields: { email: 'INVALID_INPUT' } });
    return { email_key: parsed.key };
  }
  if (!msisdn) throw new Refusal('INVALID_INPUT', { fields: { email: 'INVALID_INPUT' } });
  return { msisdn };
}
