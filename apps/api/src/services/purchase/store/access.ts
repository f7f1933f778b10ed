import { sql } from 'kysely';
import type { Grant } from '../rules/grants.ts';
import type { OwnedSubscriptionRow } from './subscriptions.ts';
import type { Executor, PurchaseTables } from './tables.ts';

/** What may give an account access. */
export interface AccessRows {
  /** Newest first, with what their plans open. */
  subscriptions: OwnedSubscriptionRow[];
  grants: Grant[];
}

/** A grant in the JSON of the database. */
type GrantJson = Omit<Grant, 'given_at' | 'revoked_at'> & {
  given_at: string;
  revoked_at: string | null;
};

const grantOf = ({ given_at, revoked_at, ...grant }: GrantJson): Grant => ({
  ...grant,
  given_at: new Date(given_at),
  revoked_at: revoked_at === null ? null : new Date(revoked_at),
});

/** The grants of the accounts `asked`, as one value beside each of their subscriptions. */
const GRANTS = sql<GrantJson[] | null>`(
  select jsonb_agg(to_jsonb(granted) || jsonb_build_object(
    'streams', opened.streams, 'family_seats', opened.family_seats, 'features', opened.features,
    'devices', opened.devices, 'max_height', opened.max_height))
  from purchase.access_grant granted
  left join purchase.plan opened on opened.code = granted.plan_code
  where granted.user_id = asked.id
)`;

/** Subscriptions and grants of some accounts, in one query; an account without any is left out. */
export async function accessRowsOf(
  db: Executor,
  userIds: readonly string[],
): Promise<Map<string, AccessRows>> {
  const asked = sql<{ id: string }>`unnest(${[...userIds]}::uuid[])`.as<'asked'>(sql`asked(id)`);
  const rows = await db
    .selectFrom(asked)
    .leftJoin('subscription', 'subscription.user_id', 'asked.id')
    .leftJoin('plan', 'plan.code', 'subscription.plan_code')
    .selectAll('subscription')
    .select(['plan.streams', 'plan.family_seats', 'plan.features'])
    .select(['plan.devices', 'plan.max_height'])
    .select(['asked.id as account_id', GRANTS.as('grants')])
    .orderBy('subscription.created_at', 'desc')
    .execute();
  const found = new Map<string, AccessRows>();
  for (const { account_id, grants, ...row } of rows) {
    const before = found.get(account_id) ?? {
      subscriptions: [],
      grants: (grants ?? []).map(grantOf),
    };
    if (row.id !== null) before.subscriptions.push(row as OwnedSubscriptionRow);
    found.set(account_id, before);
  }
  return found;
}

export type GrantRow = Awaited<ReturnType<typeof grantsOf>>[number];

/** Every grant of an account with what its plan opens, the newest first. */
export const grantsOf = (db: Executor, userId: string) =>
  db
    .selectFrom('access_grant')
    .leftJoin('plan', 'plan.code', 'access_grant.plan_code')
    .selectAll('access_grant')
    .select(['plan.streams', 'plan.family_seats', 'plan.features'])
    .select(['plan.devices', 'plan.max_height'])
    .where('user_id', '=', userId)
    .orderBy('given_at', 'desc')
    .execute();

type NewGrant = Pick<
  PurchaseTables['access_grant'],
  'id' | 'user_id' | 'plan_code' | 'days' | 'reason' | 'given_by'
> & { given_at: Date };

/** @returns false if one with this id was given before */
export async function insertGrant(trx: Executor, grant: NewGrant): Promise<boolean> {
  const { numInsertedOrUpdatedRows: count } = await trx
    .insertInto('access_grant')
    .values(grant)
    .onConflict((oc) => oc.column('id').doNothing())
    .executeTakeFirst();
  return count === 1n;
}

export async function grantOwner(db: Executor, id: string): Promise<string | null> {
  const row = await db
    .selectFrom('access_grant')
    .select('user_id')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.user_id ?? null;
}

export async function setRevoked(
  trx: Executor,
  id: string,
  { at, by }: { at: Date; by: string },
): Promise<void> {
  await trx
    .updateTable('access_grant')
    .set({ revoked_at: at, revoked_by: by })
    .where('id', '=', id)
    .execute();
}

/** The account is deleted. */
export async function forgetGrants(trx: Executor, userId: string): Promise<void> {
  await trx.deleteFrom('access_grant').where('user_id', '=', userId).execute();
}
