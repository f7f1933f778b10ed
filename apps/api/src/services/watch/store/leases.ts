import { randomUUID } from 'node:crypto';
import { type Kysely, sql, type Transaction } from 'kysely';
import { transaction } from '../../../platform/database/kysely.ts';
import { type Outcome, settleClaims } from '../rules/claims.ts';
import type { Claim, Lease, Player } from '../rules/leases.ts';
import type { WatchTables } from './tables.generated.ts';

type Db = Kysely<WatchTables>;
type Trx = Transaction<WatchTables>;

/** Three report intervals from now, by the clock of the database (SEC-27). */
export const LEASE_END = sql<Date>`clock_timestamp() + interval '90 seconds'`;

/**
 * Settles claims under a lock per subscriber, so the limit holds however many players claim on however many nodes
 * (T-E03).
 * @returns the outcome of each claim, and the ids of leases that ended
 */
export function claimLeases(
  db: Db,
  claims: readonly Claim[],
  now: number,
): Promise<{ outcomes: Outcome[]; ended: string[] }> {
  return transaction(db, async (trx) => {
    const subscribers = [...new Set(claims.map(({ subscriberId }) => subscriberId))];
    await lock(trx, subscribers);
    const known = await leasesOf(trx, subscribers);
    const { outcomes, ended, changed } = settleClaims(known, claims, { newId: randomUUID, now });
    const replaced = [...ended, ...changed.keys()];
    if (replaced.length > 0)
      await trx.deleteFrom('stream_lease').where('lease_id', 'in', replaced).execute();
    await insert(trx, [...changed.values()]);
    return { outcomes, ended: [...ended] };
  });
}

/** Locks in a fixed order, so that two nodes never deadlock. */
async function lock(trx: Trx, subscribers: readonly string[]): Promise<void> {
  await sql`
    select pg_advisory_xact_lock(key) from (
      select distinct hashtextextended('watch.leases ' || id, 0) as key
      from unnest(${subscribers}::text[]) id order by key) locks`.execute(trx);
}

interface StoredLease extends Omit<Lease, 'begunAt' | 'leftAt' | 'startedAt' | 'expiresAt'> {
  begunAt: Date;
  leftAt: Date | null;
  startedAt: Date;
  expiresAt: Date;
}

async function leasesOf(trx: Trx, subscribers: readonly string[]): Promise<Lease[]> {
  const { rows } = await sql<StoredLease>`
    select subscriber_id as "subscriberId", slot, lease_id as "leaseId", account_id as "accountId",
      profile_id as "profileId", session_id as "sessionId", player, video_id as "videoId", channel_id as "channelId",
      begun_at as "begunAt", left_at as "leftAt", started_at as "startedAt", expires_at as "expiresAt", expires_at > clock_timestamp() as live
    from watch.stream_lease where subscriber_id = any (${subscribers}::uuid[])
    order by subscriber_id, slot for update`.execute(trx);
  return rows.map((row) => ({
    ...row,
    begunAt: row.begunAt.getTime(),
    leftAt: row.leftAt?.getTime() ?? null,
    startedAt: row.startedAt.getTime(),
    expiresAt: row.expiresAt.getTime(),
  }));
}

async function insert(trx: Trx, leases: readonly Lease[]): Promise<void> {
  if (leases.length === 0) return;
  const rows = leases.map((lease) => ({
    subscriber_id: lease.subscriberId,
    slot: lease.slot,
    lease_id: lease.leaseId,
    account_id: lease.accountId,
    profile_id: lease.profileId,
    session_id: lease.sessionId,
    player: lease.player,
    video_id: lease.videoId,
    channel_id: lease.channelId,
    begun_at: new Date(lease.begunAt),
    left_at: null,
    started_at: new Date(lease.startedAt),
    expires_at: LEASE_END,
  }));
  await trx.insertInto('stream_lease').values(rows).execute();
}

/** Ends a player's leases under every subscriber. @returns the ids of leases that ended */
export async function endLeasesOf(db: Db, { sessionId, player }: Player): Promise<string[]> {
  const held = db
    .deleteFrom('stream_lease')
    .where('session_id', '=', sessionId)
    .where('player', '=', player);
  return ids(await held.returning('lease_id').execute());
}

/**
 * Ends the leases of a player that reports that it stops. The row stays and keeps the time of the stop.
 * @param at milliseconds since 1970 on the device; a lease that began later belongs to another viewing and continues
 */
export async function leaveLeasesOf(
  db: Db,
  { sessionId, player }: Player,
  at: number,
): Promise<string[]> {
  const left = db
    .updateTable('stream_lease')
    .set({ left_at: new Date(at), expires_at: sql<Date>`clock_timestamp()` })
    .where('session_id', '=', sessionId)
    .where('player', '=', player)
    .where('left_at', 'is', null)
    .where('begun_at', '<', new Date(at));
  return ids(await left.returning('lease_id').execute());
}

/** Ends leases by id. @returns the ids that existed */
export async function endLeases(db: Db, leaseIds: readonly string[]): Promise<string[]> {
  const ended = db.deleteFrom('stream_lease').where('lease_id', 'in', leaseIds);
  return ids(await ended.returning('lease_id').execute());
}

const ids = (rows: readonly { lease_id: string }[]) => rows.map(({ lease_id }) => lease_id);

/** Deletes a batch of leases that expired more than a day ago. @returns how many */
export async function deleteOldLeases(db: Db, most: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('stream_lease')
    .where('lease_id', 'in', (eb) =>
      eb
        .selectFrom('stream_lease')
        .select('lease_id')
        .where('expires_at', '<', sql<Date>`clock_timestamp() - interval '1 day'`)
        .limit(most),
    )
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
