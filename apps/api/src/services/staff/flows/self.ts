import { type Data, Refusal } from '@kandil/contract';
import type * as staff from '@kandil/contract/staff';
import { selfOf } from '../present/member.ts';
import { accountById } from '../store/accounts.ts';
import { passkeysOf } from '../store/passkeys.ts';
import type { Executor, SessionRow } from '../store/tables.ts';

/** Who a session belongs to, with their passkeys. @throws Refusal LOGIN_REQUIRED */
export async function selfBy(
  db: Executor,
  session: SessionRow,
): Promise<NonNullable<Data<typeof staff.me>>> {
  const account = await accountById(db, session.account_id);
  if (!account) throw new Refusal('LOGIN_REQUIRED');
  return selfOf(account, session, await passkeysOf(db, account.id));
}
