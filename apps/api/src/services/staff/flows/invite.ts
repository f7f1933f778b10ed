import type { Role } from '@kandil/contract/staff/permissions';
import { randomUUID } from 'node:crypto';
import { INVITATION_MS } from '../rules/lifetimes.ts';
import { hashOf, newToken } from '../rules/token.ts';
import { accountByMail } from '../store/accounts.ts';
import { putInvitation } from '../store/invitations.ts';
import type { Executor } from '../store/tables.ts';

export interface Invitation {
  id: string;
  /** For one use. The token is behind `#`, so that no server's log has it. */
  url: string;
  expiresAt: Date;
}

/**
 * Invites an address, or somebody again whose key is lost: who is a member keeps the role. An earlier invitation of the
 * address ends.
 */
export async function inviteTo(
  trx: Executor,
  { mail: given, role, origin, now }: { mail: string; role: Role; origin: string; now: number },
): Promise<Invitation> {
  const mail = given.toLowerCase();
  const account = await accountByMail(trx, mail);
  const token = newToken();
  const expiresAt = new Date(now + INVITATION_MS);
  const id = account?.id ?? randomUUID();
  await putInvitation(trx, {
    id,
    token_hash: hashOf(token),
    mail,
    role: account && account.dismissed_at === null ? account.role : role,
    created_at: new Date(now),
    expires_at: expiresAt,
  });
  return { id, url: `${origin}/join#${token}`, expiresAt };
}
