import { dueSpan, lock, type LockState, type Reel, reelOf, unplayable } from '@kandil/media';
import { transaction } from '../../../platform/database/kysely.ts';
import type { ServicePlatform } from '../../../platform/module.ts';
import {
  type DueBroadcast,
  dueBroadcasts,
  isShownDuring,
  lockedOf,
  type Names,
  saveLocked,
} from '../store/airing-lock.ts';
import type { ScheduledChannel } from '../store/airings.ts';
import { manifestOf } from '../store/assets.ts';
import { recordingBy } from '../store/media.ts';
import type { Db } from '../store/sql.ts';

interface LockTask {
  channel: ScheduledChannel;
  /** Milliseconds since 1970. */
  now: number;
  log: Pick<ServicePlatform['log'], 'warn'>;
}

/**
 * Locks what a channel plays in the next ten minutes, in one transaction: other workers wait, and then find nothing to
 * lock. What was missed meanwhile is made up for (`lock`).
 */
export function lockChannel(db: Db, { channel, now, log }: LockTask): Promise<void> {
  const { code } = channel;
  return transaction(db, async (trx) => {
    const before = await lockedOf(trx, code, now);
    const span = dueSpan(before, now);
    const broadcasts = await dueBroadcasts(trx, code, span);
    const films = new Films(trx);
    // Manifests are large: a film that runs on needs none.
    const isIdle = broadcasts.length === 0 && before.tail.start >= span.to;
    if (!isIdle) for (const { asset } of before.airings) await films.reelOf(asset);
    const filler = isIdle ? null : await fillerOf(films, channel, { from: now, to: span.to });
    if (typeof filler === 'string')
      log.warn(
        { channel: code, video: channel.filler, problem: filler },
        'a channel has no filler',
      );
    const due = [];
    for (const broadcast of broadcasts) {
      const film = await filmOf(films, broadcast);
      const start = broadcast.start_at.getTime();
      if (typeof film === 'string')
        log.warn(
          { channel: code, start: broadcast.start_at, ref: broadcast.ref, problem: film },
          'a broadcast has no film to play: the filler stands in',
        );
      due.push({ start, catchUp: broadcast.catch_up, reel: reelOrNull(film) });
    }
    const after: LockState = lock({
      locked: before,
      reels: films.reels,
      due,
      filler: reelOrNull(filler),
      now,
    });
    await saveLocked(trx, { code, before, after }, (asset) => films.namesOf(asset));
  });
}

/** The filler of a channel, or why it is not played in a span: it is on show for all of it, or not at all. */
async function fillerOf(
  films: Films,
  { filler }: ScheduledChannel,
  span: { from: number; to: number },
): Promise<Reel | string> {
  return (await films.isShownDuring(filler, span))
    ? films.ofVideo(filler)
    : 'the video is not shown at that time';
}

const reelOrNull = (film: Reel | string | null): Reel | null =>
  typeof film === 'string' ? null : film;

/** The film of a broadcast, or why it is not played. */
async function filmOf(
  films: Films,
  { ref, video, fits, is_shown: isShown }: DueBroadcast,
): Promise<Reel | string> {
  if (ref === null) return 'the guide names no video';
  if (video === null) return 'the catalogue has no such video, and no such title of one film';
  if (!isShown) return 'the video is not shown at that time';
  return fits ? films.ofVideo(video) : 'it is not for the children of this channel';
}

/** The films of one transaction. */
class Films {
  readonly reels = new Map<string, Reel>();
  readonly #names = new Map<string, Names>();
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  /** The names of an asset that a video of this transaction plays. */
  namesOf(asset: string): Names {
    return this.#names.get(asset) ?? { sounds: [], subtitles: [] };
  }

  /** What a video plays, or why a channel cannot play it. */
  async ofVideo(code: string): Promise<Reel | string> {
    const recording = await recordingBy(this.#db, code);
    if (!recording || !('asset' in recording)) return 'no film is ingested for the video';
    const { asset, sounds, subtitles } = recording;
    const reel = await this.reelOf(asset);
    if (typeof reel !== 'string') this.#names.set(asset, { sounds, subtitles });
    return reel;
  }

  isShownDuring(video: string, span: { from: number; to: number }): Promise<boolean> {
    return isShownDuring(this.#db, video, span);
  }

  async reelOf(asset: string): Promise<Reel | string> {
    const known = this.reels.get(asset);
    if (known) return known;
    const manifest = await manifestOf(this.#db, asset);
    if (!manifest) return 'its asset is missing';
    const problem = unplayable(manifest);
    if (problem !== null) return problem;
    const reel = { asset, lengths: reelOf(manifest) };
    this.reels.set(asset, reel);
    return reel;
  }
}
