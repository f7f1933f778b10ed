import { sql } from 'kysely';
import type { Executor, NewPushSubscription, PushSubscriptionRow } from './tables.ts';

/** Stores a subscription. An endpoint of another profile becomes this one's, without what that one got. */
export async function putSubscription(db: Executor, row: NewPushSubscription): Promise<void> {
  await db
    .deleteFrom('push_subscription')
    .where('endpoint_hash', '=', row.endpoint_hash)
    .where('profile_id', '!=', row.profile_id)
    .execute();
  await db
    .insertInto('push_subscription')
    .values(row)
    .onConflict((conflict) =>
      conflict.column('endpoint_hash').doUpdateSet((eb) => ({
        p256dh: eb.ref('excluded.p256dh'),
        auth: eb.ref('excluded.auth'),
        session_id: eb.ref('excluded.session_id'),
        zone: eb.ref('excluded.zone'),
        user_agent: eb.ref('excluded.user_agent'),
      })),
    )
    .execute();
}

/** Deletes an account's subscriptions but the newest ones. */
export async function keepNewest(db: Executor, userId: string, most: number): Promise<void> {
  await db
    .deleteFrom('push_subscription')
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('push_subscription')
        .select('id')
        .where('user_id', '=', userId)
        .orderBy('created_at', 'desc')
        .orderBy('id')
        .offset(most),
    )
    .execute();
}

export const subscriptionById = (
  db: Executor,
  id: string,
): Promise<PushSubscriptionRow | undefined> =>
  db.selectFrom('push_subscription').selectAll().where('id', '=', id).executeTakeFirst();

/** The subscriptions of profiles, oldest first. */
export const subscriptionsOf = (
  db: Executor,
  profileIds: readonly number[],
): Promise<PushSubscriptionRow[]> =>
  db
    .selectFrom('push_subscription')
    .selectAll()
    .where(sql<boolean>`profile_id = any (${[...profileIds]}::int[])`)
    .orderBy('created_at')
    .orderBy('id')
    .execute();

/** The next profiles that are notified somewhere or mailed, by id. */
export async function notifiedProfiles(
  db: Executor,
  after: number,
  limit: number,
): Promise<number[]> {
  const next = (table: 'push_subscription' | 'episode_mail') => sql`
    (select distinct profile_id from notify.${sql.raw(table)}
     where profile_id > ${after} order by profile_id limit ${limit})`;
  const { rows } = await sql<{ profile_id: number }>`
    ${next('push_subscription')} union ${next('episode_mail')}
    order by profile_id limit ${limit}`.execute(db);
  return rows.map(({ profile_id }) => profile_id);
}

/** Replaces the endpoint and keys of a subscription whose secrets are known. */
export async function renewSubscription(
  db: Executor,
  old: { hash: string; auth: string },
  renewed: Pick<PushSubscriptionRow, 'endpoint_hash' | 'endpoint' | 'p256dh' | 'auth'>,
): Promise<void> {
  await db
    .updateTable('push_subscription')
    .set(renewed)
    .where('endpoint_hash', '=', old.hash)
    .where('auth', '=', old.auth)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('push_subscription as other')
            .select('other.id')
            .where('other.endpoint_hash', '=', renewed.endpoint_hash)
            .where('other.endpoint_hash', '!=', old.hash),
        ),
      ),
    )
    .execute();
}

export async function deleteEndpoint(db: Executor, hash: string, userId: string): Promise<void> {
  await db
    .deleteFrom('push_subscription')
    .where('endpoint_hash', '=', hash)
    .where('user_id', '=', userId)
    .execute();
}

export async function deleteSubscription(db: Executor, id: string): Promise<void> {
  await db.deleteFrom('push_subscription').where('id', '=', id).execute();
}

export async function deleteOfSessions(db: Executor, sessionIds: readonly string[]): Promise<void> {
  await db
    .deleteFrom('push_subscription')
    .where(sql<boolean>`session_id = any (${[...sessionIds]}::uuid[])`)
    .execute();
}

/** Deletes an account's subscriptions, and that its profiles are mailed. */
export async function deleteOfAccount(db: Executor, userId: string): Promise<void> {
  for (const table of ['push_subscription', 'episode_mail'] as const)
    await db.deleteFrom(table).where('user_id', '=', userId).execute();
}

/** Deletes everything that is stored for profiles. */
export async function deleteOfProfiles(db: Executor, profileIds: readonly number[]): Promise<void> {
  for (const table of [
    'push_subscription',
    'episode_mail',
    'push_notice',
    'notified_episode',
  ] as const)
    await db
      .deleteFrom(table)
      .where(sql<boolean>`profile_id = any (${[...profileIds]}::int[])`)
      .execute();
}

export const subscriptionsOfAccount = (
  db: Executor,
  userId: string,
): Promise<PushSubscriptionRow[]> =>
  db
    .selectFrom('push_subscription')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute();
