import { found, Refusal } from '@kandil/contract';
import {
  lockedAccount,
  lockedAdministrators,
  type MemberRow,
  memberRows,
} from '../store/accounts.ts';
import type { AccountRow, Executor } from '../store/tables.ts';

/**
 * An account that is about to lose its role: locked, and not the last one that may do everything.
 * @throws Refusal NOT_FOUND also for who is dismissed, LAST_ADMINISTRATOR
 */
export async function spared(trx: Executor, id: string): Promise<AccountRow> {
  // Before the account's own lock, so that two administrators cannot dismiss each other at once.
  const administrators = await lockedAdministrators(trx);
  const account = found(await lockedAccount(trx, id));
  if (account.dismissed_at !== null) throw new Refusal('NOT_FOUND');
  if (administrators.length === 1 && administrators[0] === id)
    throw new Refusal('LAST_ADMINISTRATOR');
  return account;
}

/** @throws Refusal NOT_FOUND */
export async function memberById(trx: Executor, id: string): Promise<MemberRow> {
  const [row] = await memberRows(trx, id);
  return found(row);
}
