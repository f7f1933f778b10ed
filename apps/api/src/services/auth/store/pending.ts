import { closeInvites } from '../account/store/family-invites.ts';
import type { Executor } from './tables.ts';

/** Secrets that wait for their owner, beside links. Approvals of televisions end with the session that approved. */
const PENDING = ['reset_requests', 'codes', 'social_proofs'] as const;

/**
 * Ends the pending codes, links and invitations of an account. A stranger may have requested them: a link to another
 * address, or into the family, would otherwise outlive the stolen password.
 */
export async function endPending(trx: Executor, accountId: string): Promise<void> {
  for (const table of PENDING)
    await trx.deleteFrom(table).where('account_id', '=', accountId).execute();
  await trx
    .deleteFrom('links')
    .where('account_id', '=', accountId)
    .where('used_at', 'is', null)
    .execute();
  await closeInvites(trx, accountId);
}
