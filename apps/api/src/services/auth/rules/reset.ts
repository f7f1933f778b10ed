import type { AccountRow, LoginName } from '../store/accounts.ts';
import { parseEmail } from './address.ts';
import { type OneTimeRow, RESET_PURPOSE } from './one-time.ts';

type Resettable = Pick<
  AccountRow,
  | 'email_key'
  | 'email_verified_at'
  | 'msisdn'
  | 'msisdn_verified_at'
  | 'confirmed_at'
  | 'disabled_at'
>;

/**
 * Whether a new password may be set by whoever reads what is sent to an address of the account. It must be shown to
 * be the account's own: an address that was only typed would hand the account to a stranger, or lure its holder into
 * one that a stranger made. A sign-up that waits for its first code is shown to be theirs by the reset itself.
 */
export function mayReset(account: Resettable, destination: string): boolean {
  if (account.disabled_at) return false;
  if (destination.includes('@')) {
    const isOwn = parseEmail(destination)?.key === account.email_key;
    return isOwn && Boolean(account.email_verified_at ?? !account.confirmed_at);
  }
  if (destination !== account.msisdn) return false;
  return Boolean(account.msisdn_verified_at ?? (!account.confirmed_at && !account.email_key));
}

/** Where a request goes to, in the form it is compared in. */
export function destinationOfName(name: LoginName): string {
  return 'email_key' in name ? name.email_key : name.msisdn;
}

/** What the code of a request is computed from. */
export function codeRowOf(request: Omit<OneTimeRow, 'purpose'>): OneTimeRow {
  const { id, account_id, destination } = request;
  return { id, account_id, destination, purpose: RESET_PURPOSE };
}
