import { hashOf, linkTokenOf, RESET_LINK_MINUTES, RESET_PURPOSE } from '../rules/one-time.ts';
import { replaceLink } from '../store/links.ts';
import type { ResetRequestRow } from '../store/reset-requests.ts';
import type { Executor } from '../store/tables.ts';
import type { AuthWorld } from '../world.ts';

type ResetSubject = Pick<ResetRequestRow, 'destination'> & { account_id: string };

/** Opens the link that sets a new password. It replaces the previous link. The caller holds the account's lock. */
export async function openResetLink(
  trx: Executor,
  world: Pick<AuthWorld, 'config'>,
  { account_id, destination }: ResetSubject,
  { id, from }: { id: string; from: number },
): Promise<string> {
  const row = { id, account_id, destination, purpose: RESET_PURPOSE };
  const token = linkTokenOf(world.config.codeKeys, row);
  await replaceLink(trx, {
    ...row,
    hash: hashOf(token),
    created_at: new Date(from),
    expires_at: new Date(from + RESET_LINK_MINUTES * 60_000),
  });
  return token;
}
