import { type Expression, type Insertable, type Selectable, sql } from 'kysely';
import { FREEING_ENDS, placeBounds, REMOVAL_WINDOW_MS } from '../rules/device.ts';
import type { AuthTables, Executor } from '../../store/tables.ts';
import { endLive, idsOf } from '../../store/sessions.ts';

export type DeviceRow = Selectable<AuthTables['devices']>;

/** Stores a device of an account. @returns whether it is new to the account */
export async function rememberDevice(
  trx: Executor,
  device: Insertable<AuthTables['devices']>,
): Promise<boolean> {
  const { platform, user_agent, zone, last_used_at } = device;
  const { is_new } = await trx
    .insertInto('devices')
    .values(device)
    .onConflict((conflict) =>
      conflict.columns(['account_id', 'device_id']).doUpdateSet((eb) => ({
        platform,
        user_agent,
        zone: eb.fn.coalesce(eb.val(zone), 'devices.zone'),
        last_used_at,
      })),
    )
    // `xmax` is 0 only for a row that this statement inserted.
    .returning(sql<boolean>`xmax = 0`.as('is_new'))
    .executeTakeFirstOrThrow();
  return is_new;
}

export async function hasOtherDevices(
  db: Executor,
  accountId: string,
  deviceId: string,
): Promise<boolean> {
  const others = db.selectFrom('devices').select('device_id').where('account_id', '=', accountId);
  return (
    (await others.where('device_id', '<>', deviceId).limit(1).executeTakeFirst()) !== undefined
  );
}

/** Sessions that give their device a place; docs/decisions/0012-devices.md has the reasons. */
function placing(db: Executor, accountId: string | Expression<string>, now: Date) {
  const { usedSince, endedSince } = placeBounds(now.getTime());
  return db
    .selectFrom('sessions')
    .where('sessions.account_id', '=', accountId)
    .where('sessions.expires_at', '>', now)
    .where('sessions.last_used_at', '>', usedSince)
    .where(({ or, and, eb }) =>
      or([
        eb('sessions.ended_at', 'is', null),
        and([
          eb('sessions.ended_at', '>', endedSince),
          eb('sessions.end_reason', 'not in', FREEING_ENDS),
        ]),
      ]),
    );
}

/**
 * Query of the devices that hold a place or wait for one, in order of their first session.
 * @param accountId also a column of an outer query, whose table must not be named `sessions` there
 */
export function inLine(
  db: Executor,
  accountId: string | Expression<string>,
  now: Date,
  limit = Number.MAX_SAFE_INTEGER,
) {
  return placing(db, accountId, now)
    .select('sessions.device_id')
    .groupBy('sessions.device_id')
    .orderBy((eb) => eb.fn.min('sessions.created_at'))
    .orderBy('sessions.device_id')
    .limit(limit);
}

/** Ids of the devices that hold a place or wait for one, in order of their first session. */
export async function devicesInLine(
  db: Executor,
  accountId: string,
  now: Date,
  limit?: number,
): Promise<string[]> {
  const rows = await inLine(db, accountId, now, limit).execute();
  return rows.map(({ device_id }) => device_id);
}

export function devicesById(
  db: Executor,
  accountId: string,
  ids: readonly string[],
): Promise<DeviceRow[]> {
  if (ids.length === 0) return Promise.resolve([]);
  const own = db.selectFrom('devices').selectAll().where('account_id', '=', accountId);
  return own.where('device_id', 'in', ids).execute();
}

/** Ends the live sessions of a device and frees its place. The caller holds the account's lock. @returns their ids */
export async function freeDevice(
  trx: Executor,
  { account_id, device_id }: Pick<DeviceRow, 'account_id' | 'device_id'>,
  reason: 'LOGOUT' | 'REMOVED',
  now: Date,
): Promise<string[]> {
  const freed = trx
    .updateTable('sessions')
    .set(({ eb, fn, val }) => ({
      ended_at: fn.coalesce('ended_at', val(now)),
      // Sessions that had ended before had another reason.
      end_reason: eb.case().when('ended_at', 'is', null).then(reason).else('REPLACED').end(),
    }))
    .where('id', 'in', placing(trx, account_id, now).select('sessions.id'))
    .where('device_id', '=', device_id);
  return idsOf(await freed.returning('id').execute());
}

/**
 * Ends the live sessions of a device, which keeps its place. The caller holds the account's lock.
 * @returns their ids
 */
export async function signOutDevice(
  trx: Executor,
  { account_id, device_id }: Pick<DeviceRow, 'account_id' | 'device_id'>,
  now: Date,
): Promise<string[]> {
  const ended = endLive(trx, 'ENDED', now)
    .where('account_id', '=', account_id)
    .where('device_id', '=', device_id);
  return idsOf(await ended.execute());
}

/** How many devices were removed within the window. */
export async function countRemovals(db: Executor, accountId: string, now: Date): Promise<number> {
  const { removals } = await db
    .selectFrom('security_events')
    .select((eb) => eb.fn.countAll<string>().as('removals'))
    .where('account_id', '=', accountId)
    .where('kind', '=', 'DEVICE_REMOVED')
    .where('at', '>', new Date(now.getTime() - REMOVAL_WINDOW_MS))
    .executeTakeFirstOrThrow();
  return Number(removals);
}
