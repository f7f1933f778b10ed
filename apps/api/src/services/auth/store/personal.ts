import type { Executor } from './tables.ts';

/** The newest of what happened to an account; more than a person may read, less than a statement may take. */
const MOST_EVENTS = 10_000;

/**
 * What hangs on an account beside its profiles, as its owner may have it: no hashes, no tokens and no ids that name
 * nothing outside. One query for each table.
 */
export async function keptOf(db: Executor, accountId: string) {
  const [sessions, devices, securityEvents, connectedIdentities, invitation] = await Promise.all([
    db
      .selectFrom('sessions')
      .select([
        'platform',
        'user_agent as userAgent',
        'ip',
        'zone',
        'remembered',
        'created_at as createdAt',
        'last_used_at as lastUsedAt',
        'expires_at as expiresAt',
        'ended_at as endedAt',
        'end_reason as endReason',
      ])
      .where('account_id', '=', accountId)
      .orderBy('created_at')
      .execute(),
    db
      .selectFrom('devices')
      .select([
        'platform',
        'user_agent as userAgent',
        'zone',
        'first_seen_at as firstSeenAt',
        'last_used_at as lastUsedAt',
      ])
      .where('account_id', '=', accountId)
      .orderBy('first_seen_at')
      .execute(),
    db
      .selectFrom('security_events')
      .select(['kind', 'at', 'ip', 'user_agent as userAgent'])
      .where('account_id', '=', accountId)
      .orderBy('id', 'desc')
      .limit(MOST_EVENTS)
      .execute(),
    db
      .selectFrom('identities')
      .select(['provider', 'email', 'created_at as createdAt', 'last_used_at as lastUsedAt'])
      .where('account_id', '=', accountId)
      .orderBy('created_at')
      .execute(),
    db
      .selectFrom('invitations')
      .select('code')
      .where('account_id', '=', accountId)
      .executeTakeFirst(),
  ]);
  const invitationCode = invitation?.code ?? null;
  return { sessions, devices, securityEvents, connectedIdentities, invitationCode };
}
