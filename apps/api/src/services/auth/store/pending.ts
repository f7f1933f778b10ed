import { closeInvites } from './family-invites.ts';
import type { Executor } from './tables.ts';

/** What waits for its owner to come back with a code or a link. Televisions go with the session that let them in. */
const PENDING = ['reset_requests', 'codes', 'links', 'social_proofs'] as const;

/**
 * Ends everything that is under way for an account. Who asked for it may have been somebody else: a link to another
 * address, or into the family, would otherwise outlive the password it was got with.
 */
export async function endPending(trx: Executor, accountId: string): Promise<void> {
  for (const table of PENDING)
    await trx.deleteFrom(table).where('account_id', '=', accountId).execute();
  await closeInvites(trx, accountId);
}
