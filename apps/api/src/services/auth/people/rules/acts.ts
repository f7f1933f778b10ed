/** The columns of an account that decide what may be done to it. */
interface AccountState {
  email: string | null;
  email_verified_at: Date | null;
  msisdn: string | null;
  confirmed_at: Date | null;
  disabled_at: Date | null;
}

/**
 * What an account waits for: the code that confirms the sign-up, or the link that verifies its address.
 * @returns null for nothing, also of a blocked account, which could not use it
 */
export function awaitedOf(account: AccountState): 'CODE' | 'LINK' | null {
  if (account.disabled_at) return null;
  if (!account.confirmed_at) return (account.email ?? account.msisdn) ? 'CODE' : null;
  return account.email && !account.email_verified_at ? 'LINK' : null;
}

/** Whether the deletion of an account has begun: it disables the account, and cannot be taken back. */
export const isBeingDeleted = ({ delete_at }: { delete_at: Date | null }, now: Date): boolean =>
  delete_at !== null && delete_at.getTime() <= now.getTime();

/** Whether the owner of an account can download its data: signed in, by the way of a mail. */
export const canExport = (
  account: Pick<AccountState, 'email' | 'confirmed_at' | 'disabled_at'>,
): boolean =>
  account.email !== null && account.confirmed_at !== null && account.disabled_at === null;

const DAY = 24 * 3_600_000;
/** Days between the mail that says so and the use of data that were set aside (GDPR, Article 18.3). */
const LIFT_DAYS = 7;

/** When data are used again, if the member is informed now. */
export const liftOf = (now: Date): Date => new Date(now.getTime() + LIFT_DAYS * DAY);
