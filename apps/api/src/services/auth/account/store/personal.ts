import type { Executor } from '../../store/tables.ts';

/** Newest first: more than a person reads, and few enough for the time limit of a statement. */
const MOST_EVENTS = 10_000;

/**
 * The rows of an account for its data export, beside its profiles: no hashes, no tokens, no internal ids. One query per
 * table.
 */
export async function personalDataOf(db: Executor, accountId: string) {
  const [
    sessions,
    devices,
    securityEvents,
    connectedIdentities,
    invitation,
    access,
    staffLooks,
    mails,
    noticed,
  ] = await Promise.all([
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
    db
      .selectFrom('access_end')
      .select([
        'own_until as ownUntil',
        'in_family as inFamily',
        'family_until as familyUntil',
        'delete_at as profilesDeletedAt',
      ])
      .where('account_id', '=', accountId)
      .executeTakeFirst(),
    // Who of the staff it was concerns the operator alone.
    db
      .selectFrom('staff_look')
      .select(['role', 'at'])
      .where('account_id', '=', accountId)
      .orderBy('at', 'desc')
      .limit(MOST_EVENTS)
      .execute(),
    db
      .selectFrom('sent_mail')
      .select(['template', 'language', 'at', 'outcome'])
      .where('account_id', '=', accountId)
      .orderBy('at', 'desc')
      .limit(MOST_EVENTS)
      .execute(),
    noticesOf(db, accountId),
  ]);
  const invitationCode = invitation?.code ?? null;
  return {
    sessions,
    devices,
    securityEvents,
    connectedIdentities,
    invitationCode,
    access: access ?? null,
    staffLooks,
    mails,
    ...noticed,
  };
}

/** Of which new terms an account was notified, from when they apply, and whether its data are set aside. */
async function noticesOf(db: Executor, accountId: string) {
  const [termsNotices, setAside] = await Promise.all([
    db
      .selectFrom('terms_notified as m')
      .innerJoin('terms_notice as n', 'n.id', 'm.notice_id')
      .select(['n.effective_on as effectiveOn', 'm.notified_at as notifiedAt', 'm.channel'])
      .where('m.account_id', '=', accountId)
      .where('m.notified_at', 'is not', null)
      .orderBy('m.notified_at')
      .execute(),
    db
      .selectFrom('set_aside')
      .select(['since', 'lifts_at as liftsAt'])
      .where('account_id', '=', accountId)
      .executeTakeFirst(),
  ]);
  return { termsNotices, setAside: setAside ?? null };
}
