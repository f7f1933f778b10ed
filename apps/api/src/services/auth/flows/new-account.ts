import { Refusal } from '@kandil/contract';
import { isRegistrationOpen } from '../settings/store/switches.ts';
import { type AccountRow, insertAccount } from '../store/accounts.ts';
import type { Executor } from '../store/tables.ts';

/** @throws Refusal REGISTRATION_CLOSED */
export async function refuseIfClosed(db: Executor): Promise<void> {
  if (!(await isRegistrationOpen(db))) throw new Refusal('REGISTRATION_CLOSED');
}

/**
 * Makes an account, in every way in which a person gets one. The row decides, not what this process knows of it.
 * @throws Refusal REGISTRATION_CLOSED, EMAIL_TAKEN, PHONE_TAKEN
 */
export async function openAccount(
  trx: Executor,
  account: Parameters<typeof insertAccount>[1],
): Promise<AccountRow> {
  await refuseIfClosed(trx);
  return insertAccount(trx, account);
}
