import type { Role } from '@kandil/contract/staff/permissions';
import { sql } from 'kysely';
import type { AccountRow, Executor } from './tables.ts';

export const accountById = (db: Executor, id: string): Promise<AccountRow | undefined> =>
  db.selectFrom('account').selectAll().where('id', '=', id).executeTakeFirst();

export const accountByMail = (db: Executor, mail: string): Promise<AccountRow | undefined> =>
  db.selectFrom('account').selectAll().where('mail', '=', mail).executeTakeFirst();

/** An account that nobody else changes until the transaction ends. */
export const lockedAccount = (trx: Executor, id: string): Promise<AccountRow | undefined> =>
  trx.selectFrom('account').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

/** Stores who joins; somebody of this address who was a member before joins again: with the new name, and with the new role if dismissed. */
export const putAccount = (
  trx: Executor,
  account: Pick<AccountRow, 'id' | 'mail' | 'name' | 'role' | 'created_at'>,
): Promise<AccountRow> =>
  trx
    .insertInto('account')
    .values({ ...account, dismissed_at: null })
    .onConflict((conflict) =>
      conflict.column('mail').doUpdateSet((eb) => ({
        name: account.name,
        role: sql<Role>`case when ${eb.ref('account.dismissed_at')} is null then ${eb.ref('account.role')} else ${account.role} end`,
        dismissed_at: null,
      })),
    )
    .returningAll()
    .executeTakeFirstOrThrow();

export async function setRole(trx: Executor, id: string, role: Role): Promise<void> {
  await trx.updateTable('account').set({ role }).where('id', '=', id).execute();
}

export async function setDismissed(trx: Executor, id: string, at: Date): Promise<void> {
  await trx.updateTable('account').set({ dismissed_at: at }).where('id', '=', id).execute();
}

/** Ids of those who may do everything, none of whom changes until the transaction ends. */
export async function lockedAdministrators(trx: Executor): Promise<string[]> {
  const rows = await trx
    .selectFrom('account')
    .select('id')
    .where('role', '=', 'administrator')
    .where('dismissed_at', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute();
  return rows.map(({ id }) => id);
}

export type MemberRow = AccountRow & { passkeys: number; seen_at: Date | null };

/** Everybody by name, who was dismissed last. */
export const memberRows = (db: Executor, id?: string): Promise<MemberRow[]> =>
  db
    .selectFrom('account as a')
    .selectAll('a')
    .select((eb) => [
      eb
        .selectFrom('passkey as p')
        .select(sql<number>`count(*)::int`.as('count'))
        .whereRef('p.account_id', '=', 'a.id')
        .$asScalar()
        .as('passkeys'),
      eb
        .selectFrom('session as s')
        .select((of) => of.fn.max('s.seen_at').as('seen'))
        .whereRef('s.account_id', '=', 'a.id')
        .$asScalar()
        .as('seen_at'),
    ])
    .$if(id !== undefined, (query) => query.where('a.id', '=', id ?? ''))
    .orderBy(sql`a.dismissed_at is not null, lower(a.name), a.id`)
    .$castTo<MemberRow>()
    .execute();

/** Who is on the staff now. */
export const membersNow = (db: Executor): Promise<Pick<AccountRow, 'id' | 'role'>[]> =>
  db.selectFrom('account').select(['id', 'role']).where('dismissed_at', 'is', null).execute();

/** The names of some, also of dismissed ones. */
export const namesOf = (
  db: Executor,
  ids: readonly string[],
): Promise<Pick<AccountRow, 'id' | 'name'>[]> =>
  db.selectFrom('account').select(['id', 'name']).where('id', 'in', ids).execute();
