import type { Insertable, Selectable } from 'kysely';
import { placeBounds } from '../account/rules/device.ts';
import type { ProfileType } from '../account/rules/profile.ts';
import type { AuthTables, Executor } from './tables.ts';
import { withdrawApprovals } from './tv-codes.ts';

/** A session with the columns of its account and profile that decide its rights. */
export type SessionRow = Selectable<AuthTables['sessions']> & {
  confirmed_at: Date | null;
  disabled_at: Date | null;
  /** Kind of the entered profile. */
  profile_kind: ProfileType | null;
};

const withAccount = (db: Executor) =>
  db
    .selectFrom('sessions')
    .innerJoin('accounts', 'accounts.id', 'sessions.account_id')
    .leftJoin('profiles', 'profiles.id', 'sessions.profile_id')
    .selectAll('sessions')
    .select(['accounts.confirmed_at', 'accounts.disabled_at', 'profiles.kind as profile_kind']);

export function sessionById(db: Executor, id: string): Promise<SessionRow | undefined> {
  return withAccount(db).where('sessions.id', '=', id).executeTakeFirst();
}

/** The longest list; no ordinary account comes near it. */
const MOST_LISTED = 200;

/**
 * The live sessions of an account, by last use. One per device: `own`, else the last used, because a browser that was
 * closed and signed in again leaves sessions whose tokens are lost.
 */
export async function liveSessionsOf(
  db: Executor,
  accountId: string,
  own: string,
  now: Date,
): Promise<Selectable<AuthTables['sessions']>[]> {
  const { usedSince } = placeBounds(now.getTime());
  const rows = await db
    .selectFrom('sessions')
    .distinctOn('device_id')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .where('last_used_at', '>', usedSince)
    .orderBy('device_id')
    .orderBy((eb) => eb('id', '=', own), 'desc')
    .orderBy('last_used_at', 'desc')
    .limit(MOST_LISTED)
    .execute();
  return rows.sort((a, b) => b.last_used_at.getTime() - a.last_used_at.getTime());
}

/** Locks a session; every change of a session takes this lock first. */
export function lockSession(trx: Executor, id: string): Promise<SessionRow | undefined> {
  return withAccount(trx).where('sessions.id', '=', id).forUpdate('sessions').executeTakeFirst();
}

/** Locks the session of a refresh token. */
export function lockSessionOfToken(trx: Executor, hash: Buffer): Promise<SessionRow | undefined> {
  return withAccount(trx)
    .where('sessions.id', '=', (eb) =>
      eb.selectFrom('refresh_tokens').select('session_id').where('hash', '=', hash),
    )
    .forUpdate('sessions')
    .executeTakeFirst();
}

export async function insertSession(
  db: Executor,
  session: Insertable<AuthTables['sessions']>,
): Promise<void> {
  await db.insertInto('sessions').values(session).execute();
}

/** The precision of the last use of a device; milliseconds. */
const DEVICE_FRESHNESS_MS = 60_000;

/** Stores the use of a session, and of its device if that is out of date, in one statement. */
export async function touchSession(
  trx: Executor,
  { id, zone: known }: Pick<SessionRow, 'id' | 'zone'>,
  now: Date,
  named: string | null,
): Promise<void> {
  const zone = named ?? known;
  await trx
    .with('touched', (db) =>
      db
        .updateTable('sessions')
        .set({ last_used_at: now, zone })
        .where('id', '=', id)
        .returning(['account_id', 'device_id']),
    )
    .updateTable('devices')
    .from('touched')
    .set({ last_used_at: now, zone })
    .whereRef('devices.account_id', '=', 'touched.account_id')
    .whereRef('devices.device_id', '=', 'touched.device_id')
    .where('devices.last_used_at', '<', new Date(now.getTime() - DEVICE_FRESHNESS_MS))
    .execute();
}

/** Sets the profile that a session acts as. The caller holds its lock. */
export async function enterProfile(trx: Executor, id: string, profileId: number): Promise<void> {
  await trx.updateTable('sessions').set({ profile_id: profileId }).where('id', '=', id).execute();
}

/** Ends live sessions, which the caller narrows down, and returns their ids. */
export const endLive = (trx: Executor, reason: EndReason, now: Date) =>
  trx
    .updateTable('sessions')
    .set({ ended_at: now, end_reason: reason })
    .where('ended_at', 'is', null)
    .returning('id');

/** Ends the sessions that have entered a profile. @returns their ids */
export const endSessionsIn = async (trx: Executor, profileId: number, now: Date) =>
  idsOf(await endLive(trx, 'PROFILE', now).where('profile_id', '=', profileId).execute());

export const idsOf = (rows: readonly { id: string }[]): string[] => rows.map(({ id }) => id);

/**
 * Ends every session of an account but `except`, and withdraws what they approved for televisions. The caller holds the
 * lock of the account, so that none is opened meanwhile.
 * @returns the ids of the sessions that ended
 */
export async function endSessionsOf(
  trx: Executor,
  accountId: string,
  reason: EndReason,
  now: Date,
  except?: string,
): Promise<string[]> {
  let live = endLive(trx, reason, now).where('account_id', '=', accountId);
  if (except !== undefined) live = live.where('id', '!=', except);
  await withdrawApprovals(trx, accountId, except);
  return idsOf(await live.execute());
}

export type EndReason =
  | 'LOGOUT'
  | 'REUSE'
  | 'REPLACED'
  | 'PROFILE'
  | 'LEAVING'
  | 'PASSWORD'
  | 'ENDED'
  | 'REMOVED';

/** Ends a session: all its tokens are refused from now on. @returns false if it had ended before */
export async function endSession(
  db: Executor,
  id: string,
  reason: EndReason,
  now: Date,
): Promise<boolean> {
  const ended = await endLive(db, reason, now).where('id', '=', id).executeTakeFirst();
  return ended !== undefined;
}
