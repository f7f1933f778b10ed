import { closeInvites } from './family-invites.ts';
import type { Executor } from './tables.ts';

/** Secrets that wait for their owner. Approvals of televisions end with the session that approved. */
const PENDING = ['reset_requests', 'codes', 'links', 'social_proofs'] as const;

/**
 * Ends the pending codes, links and invitations of an account. A stranger may have requested them: a link to another
 * address, or into the family, would otherwise outlive the stolen password.
 */
export async function endPending(trx: Executor, accountId: string): Promise<void> {
  for (const table of PENDING)
    await trx.deleteFrom(table).where('account_id', '=', accountId).execute();
  await closeInvites(trx, accountId);
}
