import type { AccountRow } from '../../store/accounts.ts';

/** What an account waits for: the code that confirms the sign-up, or the link that verifies its address. */
export type Awaited = 'CODE' | 'LINK';

type AwaitingAccount = Pick<
  AccountRow,
  'email' | 'email_verified_at' | 'msisdn' | 'confirmed_at' | 'disabled_at'
>;

/** @returns null for nothing, also of a blocked account, which could not use it */
export function awaitedOf(account: AwaitingAccount): Awaited | null {
  if (account.disabled_at) return null;
  if (!account.confirmed_at) return (account.email ?? account.msisdn) ? 'CODE' : null;
  return account.email && !account.email_verified_at ? 'LINK' : null;
}

/** Whether the deletion of an account has begun: it disables the account, and cannot be taken back. */
export const isBeingDeleted = ({ delete_at }: Pick<AccountRow, 'delete_at'>, now: Date): boolean =>
  delete_at !== null && delete_at.getTime() <= now.getTime();

/** Whether the owner of an account can download its data: signed in, by the way of a mail. */
export const canExport = (
  account: Pick<AccountRow, 'email' | 'confirmed_at' | 'disabled_at'>,
): boolean =>
  account.email !== null && account.confirmed_at !== null && account.disabled_at === null;
