import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { AuthTables, Executor } from './tables.ts';

export type SetAsideRow = Selectable<AuthTables['set_aside']>;

/** That an account's data are in use. @param account its id, as a column of the statement */
export const isInUse = (
  account: RawBuilder<unknown>,
  now: Date,
): RawBuilder<boolean> => sql<boolean>`
  not exists (
    select 1 from auth.set_aside as aside
    where aside.account_id = ${account} and (aside.lifts_at is null or aside.lifts_at > ${now})
  )`;

/** Why and since when an account's data are set aside; undefined if they are not. */
export const setAsideOf = (
  db: Executor,
  accountId: string,
  now: Date,
): Promise<SetAsideRow | undefined> =>
  db
    .selectFrom('set_aside')
    .selectAll()
    .where('account_id', '=', accountId)
    .where((eb) => eb.or([eb('lifts_at', 'is', null), eb('lifts_at', '>', now)]))
    .executeTakeFirst();

/** Sets data aside, also where an end was announced or has passed. */
export async function putSetAside(
  trx: Executor,
  row: Omit<SetAsideRow, 'lifts_at'>,
): Promise<void> {
  const { account_id: _, ...change } = row;
  await trx
    .insertInto('set_aside')
    .values(row)
    .onConflict((oc) => oc.column('account_id').doUpdateSet({ ...change, lifts_at: null }))
    .execute();
}

/** Announces the end, or takes it back. Nothing happens to an account whose data are in use. */
export async function setLift(
  trx: Executor,
  accountId: string,
  { from, to }: { from: Date | null; to: Date | null },
): Promise<void> {
  await trx
    .updateTable('set_aside')
    .set({ lifts_at: to })
    .where('account_id', '=', accountId)
    .where('lifts_at', from === null ? 'is' : '=', from)
    .execute();
}

/** The accounts whose data are set aside, and their profiles. */
export async function accountsSetAside(
  db: Executor,
  now: Date,
): Promise<{ accountIds: string[]; profileIds: number[] }> {
  const rows = await db
    .selectFrom('set_aside')
    .leftJoin('profiles', 'profiles.account_id', 'set_aside.account_id')
    .select(['set_aside.account_id', 'profiles.id'])
    .where((eb) => eb.or([eb('lifts_at', 'is', null), eb('lifts_at', '>', now)]))
    .execute();
  return {
    accountIds: [...new Set(rows.map(({ account_id: id }) => id))],
    profileIds: rows.flatMap(({ id }) => id ?? []),
  };
}
