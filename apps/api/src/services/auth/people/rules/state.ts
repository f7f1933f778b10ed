import type { PERSON_STATES } from '@kandil/contract/control/auth';

interface AccountFacts {
  confirmed_at: Date | null;
  disabled_at: Date | null;
  delete_at: Date | null;
}

/** The state of an account in one word. */
export function stateOf(account: AccountFacts): (typeof PERSON_STATES)[number] {
  if (account.disabled_at) return 'SUSPENDED';
  if (account.delete_at) return 'DELETION_SCHEDULED';
  return account.confirmed_at ? 'ACTIVE' : 'UNCONFIRMED';
}
