import { type RawBuilder, sql } from 'kysely';
import { ownerOf } from '../../account/store/family-members.ts';
import type { AccountRow } from '../../store/accounts.ts';
import type { Executor } from '../../store/tables.ts';

/** An account with the owner of the family that it is in, unless that owner is blocked: nothing is shared then. */
export type PersonRow = Pick<
  AccountRow,
  | 'id'
  | 'full_name'
  | 'email'
  | 'msisdn'
  | 'country_code'
  | 'created_at'
  | 'confirmed_at'
  | 'disabled_at'
  | 'delete_at'
> & { family_owner_id: string | null };

const persons = (db: Executor) =>
  db
    .selectFrom('accounts as a')
    .select([
      'a.id',
      'a.full_name',
      'a.email',
      'a.msisdn',
      'a.country_code',
      'a.created_at',
      'a.confirmed_at',
      'a.disabled_at',
      'a.delete_at',
    ])
    .select(({ ref }) => ownerOf(db, ref('a.id')).as('family_owner_id'));

export const personsById = async (db: Executor, ids: readonly string[]): Promise<PersonRow[]> =>
  ids.length === 0
    ? []
    : persons(db)
        .where(sql<boolean>`a.id = any (${[...ids]}::uuid[])`)
        .orderBy('a.created_at', 'desc')
        .execute();

export const personsByMail = (db: Executor, key: string): Promise<PersonRow[]> =>
  persons(db).where('a.email_key', '=', key).execute();

/** Accounts with a phone number: verified ones first. */
export const personsByPhone = (db: Executor, msisdn: string, limit: number): Promise<PersonRow[]> =>
  persons(db)
    .where('a.msisdn', '=', msisdn)
    .orderBy('a.msisdn_verified_at', (order) => order.asc().nullsLast())
    .limit(limit)
    .execute();

const KEY = sql<string>`auth.name_key(a.full_name) collate "C"`;
/** Above every letter. */
const LAST = '\u{10FFFF}';
/** `%` and `_` mean themselves: the beginning is a range of the index, no pattern. */
const key = (name: string): RawBuilder<string> => sql`auth.name_key(${name}::text) collate "C"`;

/** Those whose name begins so, in the order of names. */
export const personsByName = (db: Executor, name: string, limit: number): Promise<PersonRow[]> =>
  personsByNameQuery(db, name, limit).execute();

/** The query of `personsByName`, whose plan a test reads. */
export const personsByNameQuery = (db: Executor, name: string, limit: number) =>
  persons(db)
    .where(KEY, '>=', key(name))
    .where(KEY, '<', sql<string>`(auth.name_key(${name}::text) || ${LAST}) collate "C"`)
    .orderBy(KEY)
    .orderBy('a.id')
    .limit(limit);
