import { randomUUID } from 'node:crypto';
import { hashOf, newToken } from '../rules/token.ts';
import { insertSession } from '../store/sessions.ts';
import type { Executor, SessionRow } from '../store/tables.ts';

/** The name under which handlers set the session's token; the control origin names its cookie itself. */
export const SESSION_COOKIE = 'session';

/** Begins a session. @returns its token, which is stored nowhere, and its row */
export async function beginSession(
  trx: Executor,
  accountId: string,
  now: number,
): Promise<{ token: string; session: SessionRow }> {
  const token = newToken();
  const at = new Date(now);
  const session = {
    id: randomUUID(),
    token_hash: hashOf(token),
    account_id: accountId,
    created_at: at,
    seen_at: at,
    confirmed_at: at,
  };
  await insertSession(trx, session);
  return { token, session };
}
