import { parseEmail } from '../rules/address.ts';
import { mayReset } from '../rules/reset.ts';
import { type AccountRow, accountByLogin } from '../store/accounts.ts';
import type { AuthWorld } from '../world.ts';

/** The account that has proved a typed e-mail address or mobile number, by the rule of password resets (T-A12). */
export async function namedAccount(
  { db }: Pick<AuthWorld, 'db'>,
  destination: string,
): Promise<AccountRow | null> {
  const email = parseEmail(destination);
  const account = await accountByLogin(
    db,
    email ? { email_key: email.key } : { msisdn: destination },
  );
  return account && mayReset(account, destination) ? account : null;
}
