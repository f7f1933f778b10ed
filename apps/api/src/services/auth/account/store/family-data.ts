import type { Executor } from '../../store/tables.ts';

/** An account's families, for its data export: one query per table and side. */
export async function familyDataOf(db: Executor, accountId: string) {
  const [joined, members, invitations] = await Promise.all([
    db
      .selectFrom('family_members')
      .innerJoin('accounts', 'accounts.id', 'family_members.owner_id')
      .select(['full_name as owner', 'joined_at as joinedAt', 'left_at as leftAt'])
      .where('account_id', '=', accountId)
      .orderBy('joined_at')
      .execute(),
    db
      .selectFrom('family_members')
      .innerJoin('accounts', 'accounts.id', 'family_members.account_id')
      .select(['full_name as member', 'joined_at as joinedAt', 'left_at as leftAt'])
      .where('owner_id', '=', accountId)
      .orderBy('joined_at')
      .execute(),
    db
      .selectFrom('family_invites')
      .select([
        'email',
        'created_at as createdAt',
        'expires_at as expiresAt',
        'used_at as usedAt',
        'withdrawn_at as withdrawnAt',
      ])
      .where('owner_id', '=', accountId)
      .orderBy('created_at')
      .execute(),
  ]);
  return { joined, members, invitations };
}
