import type { Expression, Selectable } from 'kysely';
import type { AuthTables, Executor } from '../../store/tables.ts';

export type FamilyMemberRow = Selectable<AuthTables['family_members']>;

/** The family that an account is in, and its owner. */
export interface Membership {
  owner_id: string;
  owner_name: string;
  owner_language: string;
  /** Set if the owner's account is disabled: nothing is shared. */
  owner_disabled_at: Date | null;
}

export function membershipOf(db: Executor, accountId: string): Promise<Membership | undefined> {
  return db
    .selectFrom('family_members')
    .innerJoin('accounts', 'accounts.id', 'family_members.owner_id')
    .select([
      'family_members.owner_id',
      'accounts.full_name as owner_name',
      'accounts.language as owner_language',
      'accounts.disabled_at as owner_disabled_at',
    ])
    .where('family_members.account_id', '=', accountId)
    .where('family_members.left_at', 'is', null)
    .executeTakeFirst();
}

/** Query of the owner who shares a subscription with an account. A disabled owner shares nothing. */
export function ownerOf(db: Executor, accountId: string | Expression<string>) {
  return db
    .selectFrom('family_members')
    .innerJoin('accounts', 'accounts.id', 'family_members.owner_id')
    .select('family_members.owner_id')
    .where('family_members.account_id', '=', accountId)
    .where('family_members.left_at', 'is', null)
    .where('accounts.disabled_at', 'is', null);
}

/** The owner who shares a subscription with an account, if any. */
export async function familyOwnerOf(db: Executor, accountId: string): Promise<string | null> {
  return (await ownerOf(db, accountId).executeTakeFirst())?.owner_id ?? null;
}

export interface Relative {
  account_id: string;
  full_name: string;
  language: string;
  /** Of the default profile. */
  avatar_id: string | null;
}

/** The members of an owner's family, in order of joining. */
export function relativesOf(db: Executor, ownerId: string): Promise<Relative[]> {
  return db
    .selectFrom('family_members')
    .innerJoin('accounts', 'accounts.id', 'family_members.account_id')
    .leftJoin('profiles', (join) =>
      join.onRef('profiles.account_id', '=', 'accounts.id').on('profiles.is_default', 'is', true),
    )
    .select([
      'family_members.account_id',
      'accounts.full_name',
      'accounts.language',
      'profiles.avatar_id',
    ])
    .where('family_members.owner_id', '=', ownerId)
    .where('family_members.left_at', 'is', null)
    .orderBy('family_members.joined_at')
    .orderBy('family_members.account_id')
    .execute();
}

export async function countRelatives(db: Executor, ownerId: string): Promise<number> {
  const { taken } = await db
    .selectFrom('family_members')
    .select((eb) => eb.fn.countAll<number | string>().as('taken'))
    .where('owner_id', '=', ownerId)
    .where('left_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(taken);
}

/** Makes an account a member, again if it was one before. The caller holds the locks of both accounts. */
export async function insertRelative(
  trx: Executor,
  { owner_id, account_id, joined_at }: Omit<FamilyMemberRow, 'left_at'>,
): Promise<void> {
  await trx
    .insertInto('family_members')
    .values({ owner_id, account_id, joined_at, left_at: null })
    .onConflict((conflict) =>
      conflict.columns(['owner_id', 'account_id']).doUpdateSet({ joined_at, left_at: null }),
    )
    .execute();
}

/** Identifies a membership: in a given family, or the current one. */
export interface MembershipName {
  account_id: string;
  owner_id?: string;
}

/**
 * Ends a membership. `ended` names the owner if this call ended it; `before` means that it had ended already, and
 * undefined that there was none.
 */
export async function endMembership(
  trx: Executor,
  { account_id, owner_id }: MembershipName,
  now: Date,
): Promise<{ ended: string } | 'before' | undefined> {
  const named = { account_id, ...(owner_id !== undefined && { owner_id }) };
  const ended = await trx
    .updateTable('family_members')
    .set({ left_at: now })
    .where((eb) => eb.and(named))
    .where('left_at', 'is', null)
    .returning('owner_id')
    .executeTakeFirst();
  if (ended) return { ended: ended.owner_id };
  const before = trx.selectFrom('family_members').select('owner_id');
  const there = await before.where((eb) => eb.and(named)).executeTakeFirst();
  return there && 'before';
}

/** Ends all memberships of a family. The caller holds the lock of its owner's account. */
export async function dissolveFamily(trx: Executor, ownerId: string, now: Date): Promise<void> {
  await trx
    .updateTable('family_members')
    .set({ left_at: now })
    .where('owner_id', '=', ownerId)
    .where('left_at', 'is', null)
    .execute();
}
