import { type Selectable, sql } from 'kysely';
import { isInUse } from '../../store/set-aside.ts';
import type { AuthTables, Executor } from '../../store/tables.ts';

type AccessEndRow = Selectable<AuthTables['access_end']>;

interface OwnAccess {
  userId: string;
  until: string;
  shares: boolean;
}

/** Keeps what purchase knows of the accounts' own access. Only changes are written. */
export async function recordOwnAccess(db: Executor, known: readonly OwnAccess[]): Promise<void> {
  await sql`
    insert into auth.access_end (account_id, own_until, shares)
    select accounts.id, known.until, known.shares
    from unnest(${known.map(({ userId }) => userId)}::uuid[],
        ${known.map(({ until }) => until)}::timestamptz[],
        ${known.map(({ shares }) => shares)}::boolean[]) as known (account_id, until, shares)
    join auth.accounts on accounts.id = known.account_id
    on conflict (account_id) do update set own_until = excluded.own_until, shares = excluded.shares
    where (access_end.own_until, access_end.shares)
      is distinct from (excluded.own_until, excluded.shares)`.execute(db);
}

const IN_FAMILY = sql`
  select member.account_id
  from auth.family_members member
  join auth.access_end sharing on sharing.account_id = member.owner_id and sharing.shares
  join auth.accounts owner on owner.id = member.owner_id and owner.disabled_at is null
  where member.left_at is null`;

/** Records which accounts share a family's plan now, and for which of them that has ended. */
export async function recordFamilyAccess(db: Executor, now: Date): Promise<void> {
  await sql`
    insert into auth.access_end (account_id, in_family)
    select account_id, true from (${IN_FAMILY}) as relative
    on conflict (account_id) do update set in_family = true
    where not access_end.in_family`.execute(db);
  await sql`
    update auth.access_end set in_family = false, family_until = ${now}
    where in_family and account_id not in (${IN_FAMILY})`.execute(db);
  // Families that this job did not see, because they lasted less than a day.
  await sql`
    insert into auth.access_end (account_id, family_until)
    select account_id, coalesce(max(left_at), ${now}) from auth.family_members
    where account_id not in (${IN_FAMILY}) group by account_id
    on conflict (account_id) do update set family_until = excluded.family_until
    where access_end.family_until is null and not access_end.in_family`.execute(db);
  await sql`
    update auth.access_end set family_until = member.left_at from auth.family_members member
    where member.account_id = access_end.account_id and not in_family
      and member.left_at > family_until`.execute(db);
}

/** Accounts whose access ended before a moment, and whose owners were not warned of this end. */
export const unwarned = (
  db: Executor,
  { before, now }: { before: Date; now: Date },
  limit: number,
) =>
  db
    .selectFrom('access_end')
    .innerJoin('accounts', 'accounts.id', 'access_end.account_id')
    .select('access_end.account_id')
    .where('in_family', '=', false)
    .where('until', '<=', before)
    .where(sql<boolean>`warned_until is distinct from until`)
    .where('accounts.delete_at', 'is', null)
    .where('accounts.disabled_at', 'is', null)
    .where(isInUse(sql.ref('accounts.id'), now))
    .limit(limit)
    .execute();

/** Locks the end of an account's access, if it has ended. */
export const lockAccessEnd = (
  trx: Executor,
  accountId: string,
): Promise<AccessEndRow | undefined> =>
  trx
    .selectFrom('access_end')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('in_family', '=', false)
    .where('until', 'is not', null)
    .forUpdate()
    .executeTakeFirst();

export async function setWarned(
  trx: Executor,
  { account_id, until }: Pick<AccessEndRow, 'account_id' | 'until'>,
  deleteAt: Date,
): Promise<void> {
  await trx
    .updateTable('access_end')
    .set({ warned_until: until, delete_at: deleteAt })
    .where('account_id', '=', account_id)
    .execute();
}

/**
 * Forgets that the owner was warned, unless everything is deleted: data that were set aside past the day of the warning are
 * deleted after a new one.
 */
export async function takeWarningBack(trx: Executor, accountId: string): Promise<void> {
  await trx
    .updateTable('access_end')
    .set({ warned_until: null, delete_at: null })
    .where('account_id', '=', accountId)
    .where(sql<boolean>`deleted_until is distinct from until`)
    .execute();
}

const isDue = (now: Date) => sql<boolean>`
  not in_family and warned_until = until and access_end.delete_at <= ${now}
    and deleted_until is distinct from until`;

/** Accounts whose warning named a moment that has come. */
export async function dueForgetting(db: Executor, now: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('access_end')
    .innerJoin('accounts', 'accounts.id', 'access_end.account_id')
    .select('access_end.account_id')
    .where(isDue(now))
    .where('accounts.delete_at', 'is', null)
    .where(isInUse(sql.ref('accounts.id'), now))
    .execute();
  return rows.map(({ account_id: id }) => id);
}

/** Marks that everything is deleted. @returns false if it is not due any more */
export async function takeForgetting(
  trx: Executor,
  accountId: string,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('access_end')
    .set((eb) => ({ deleted_until: eb.ref('until') }))
    .where('account_id', '=', accountId)
    .where(isDue(now))
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}
