import type { Executor } from '../../store/tables.ts';

/** What an opened account shows beside its own row. One query per table. */
export async function accountPartsOf(db: Executor, accountId: string, now: Date) {
  const [profiles, identities, family, invitations] = await Promise.all([
    db
      .selectFrom('profiles')
      .select(['id', 'name', 'kind', 'max_age', 'language', 'is_default', 'pin_hash'])
      .where('account_id', '=', accountId)
      .orderBy('id')
      .execute(),
    db
      .selectFrom('identities')
      .select(['provider', 'email', 'created_at', 'last_used_at'])
      .where('account_id', '=', accountId)
      .orderBy('created_at')
      .execute(),
    familyOf(db, accountId),
    db
      .selectFrom('family_invites')
      .select((eb) => eb.fn.countAll<string>().as('count'))
      .where('owner_id', '=', accountId)
      .where('used_at', 'is', null)
      .where('withdrawn_at', 'is', null)
      .where('expires_at', '>', now)
      .executeTakeFirstOrThrow(),
  ]);
  return { profiles, identities, family, openInvitations: Number(invitations.count) };
}

/** The family of an account, as owner or member. */
const familyOf = (db: Executor, accountId: string) =>
  db
    .selectFrom('family_members as f')
    .innerJoin('accounts as o', 'o.id', 'f.owner_id')
    .innerJoin('accounts as m', 'm.id', 'f.account_id')
    .select([
      'f.owner_id',
      'o.full_name as owner_name',
      'f.account_id',
      'm.full_name as member_name',
      'f.joined_at',
    ])
    .where('f.left_at', 'is', null)
    .where((eb) => eb.or([eb('f.owner_id', '=', accountId), eb('f.account_id', '=', accountId)]))
    .orderBy('f.joined_at')
    .execute();

export type AccountParts = Awaited<ReturnType<typeof accountPartsOf>>;

const MOST_DEVICES = 50;

/** The devices of an account by last use, each with how many of its sessions are open. */
export const devicesWithSessions = (db: Executor, accountId: string, now: Date) =>
  db
    .selectFrom('devices as d')
    .select(['d.device_id', 'd.platform', 'd.user_agent', 'd.zone'])
    .select(['d.first_seen_at', 'd.last_used_at'])
    .select((eb) =>
      eb
        .selectFrom('sessions as s')
        .select((of) => of.fn.countAll<string>().as('count'))
        .whereRef('s.account_id', '=', 'd.account_id')
        .whereRef('s.device_id', '=', 'd.device_id')
        .where('s.ended_at', 'is', null)
        .where('s.expires_at', '>', now)
        .$asScalar()
        .as('sessions'),
    )
    .where('d.account_id', '=', accountId)
    .orderBy('d.last_used_at', 'desc')
    .limit(MOST_DEVICES)
    .execute();
