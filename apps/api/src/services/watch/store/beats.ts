import { type Kysely, sql } from 'kysely';
import { retried } from '../../../platform/database/kysely.ts';
import type { Claim } from '../rules/leases.ts';
import { LEASE_END } from './leases.ts';
import { type ReportedPosition, upsertNewest } from './progress.ts';
import { beginViewings, countViewings, lastViewings, type ViewingTime } from './screen-time.ts';
import type { WatchTables } from './tables.generated.ts';

/** What a report of a running player stores. */
export interface Beat {
  /** The lease to renew; null if what plays needs none. */
  claim: Claim | null;
  /** The position; null if none is stored. */
  progress: ReportedPosition | null;
  /** The time that a child with limits has watched; null for all others. */
  viewing: ViewingTime | null;
}

/**
 * Stores reports of running players in one statement, which is one round trip and one flush to the disk for all of them.
 * Each renews its lease, and stores position and viewing time if it has its lease. An expired lease is the player's
 * again if no other player has taken its slot. Several reports of one video or one child may be in a batch: the newest
 * position counts, and the time passes once. A lease that a claim changes right now is not waited for.
 * @returns for each report the id of its lease; null if it needs none; undefined if it is gone, and nothing was stored
 */
export async function storeBeats(
  db: Kysely<WatchTables>,
  beats: readonly Beat[],
): Promise<(string | null | undefined)[]> {
  const { rows } = await retried(() => statement(beats).execute(db));
  const byPosition = new Map(rows.map(({ n, lease_id }) => [n, lease_id]));
  return beats.map((_, index) => byPosition.get(index + 1));
}

function statement(beats: readonly Beat[]) {
  const claim = <Key extends keyof Claim>(key: Key) => beats.map((beat) => beat.claim?.[key]);
  const progress = <Key extends keyof ReportedPosition>(key: Key) =>
    beats.map((beat) => beat.progress?.[key]);
  const viewing = <Key extends keyof ViewingTime>(key: Key) =>
    beats.map((beat) => beat.viewing?.[key]);
  const times = beats.map((beat) => beat.progress && new Date(beat.progress.eventTime));
  return sql<{ n: number; lease_id: string | null }>`
    with beat as (
      select * from unnest(${claim('subscriberId')}::uuid[], ${claim('sessionId')}::uuid[], ${claim('player')}::text[],
        ${claim('videoId')}::int[], ${claim('channelId')}::int[], ${claim('limit')}::int[],
        ${progress('profileId')}::int[], ${progress('videoId')}::int[], ${progress('duration')}::int[],
        ${progress('lastSec')}::int[], ${progress('finished')}::bool[], ${progress('begun')}::bool[],
        ${times}::timestamptz[],
        ${viewing('profileId')}::int[], ${viewing('day')}::date[], ${viewing('at')}::timestamptz[],
        ${viewing('plays')}::bool[])
        with ordinality as beat(subscriber_id, session_id, player, video_id, channel_id, slots,
          profile_id, watched_id, duration, last_sec, finished, begun, event_time,
          viewer_id, day, viewed_at, plays, n)
    ), held as (
      select l.lease_id, beat.n from watch.stream_lease l join beat using (subscriber_id, session_id, player)
      where l.slot <= beat.slots and l.left_at is null and l.video_id is not distinct from beat.video_id
        and l.channel_id is not distinct from beat.channel_id
      order by l.subscriber_id, l.slot for update of l skip locked
    ), renewed as (
      update watch.stream_lease set expires_at = ${LEASE_END} where lease_id in (select lease_id from held)
    ), granted as (
      select beat.*, held.lease_id from beat left join held using (n)
      where beat.subscriber_id is null or held.lease_id is not null
    ), newest as (
      select distinct on (profile_id, watched_id) profile_id, watched_id as video_id, duration, last_sec, finished,
        begun, event_time
      from granted
      where watched_id is not null
        and not exists (select from watch.history_pause paused where paused.profile_id = granted.profile_id)
      order by profile_id, watched_id, begun desc, event_time desc, last_sec desc, finished desc
    ), written as (${upsertNewest}), viewing as (${lastViewings}), counted as (${countViewings}),
      begun as (${beginViewings})
    select n::int, lease_id from granted`;
}
