import { parseEmail } from './address.ts';
import type { LoginName } from './login-name.ts';
import { type OneTimeRow, RESET_PURPOSE } from './one-time.ts';

interface Resettable {
  email_key: string | null;
  email_verified_at: Date | null;
  msisdn: string | null;
  msisdn_verified_at: Date | null;
  confirmed_at: Date | null;
  disabled_at: Date | null;
}

/**
 * Whether the holder of a destination may set a new password. The account must have proved the destination: one that
 * was only typed would give the account to a stranger, or lure its holder into an account that a stranger made. For an
 * unconfirmed sign-up, the reset itself is the proof.
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

/** The destination of a request, in the form for comparisons. */
export function destinationOfName(name: LoginName): string {
  return 'email_key' in name ? name.email_key : name.msisdn;
}

/** The input for the code of a request. */
export function codeRowOf(request: Omit<OneTimeRow, 'purpose'>): OneTimeRow {
  const { id, account_id, destination } = request;
  return { id, account_id, destination, purpose: RESET_PURPOSE };
}
