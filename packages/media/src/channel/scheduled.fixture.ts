import { clipOf } from '../clip.fixture.ts';
import type { Clip } from '../clip.ts';
import { type Airing, type PlayedAiring, reelOf } from './airing.ts';
import { type Due, dueSpan, lock, type LockState, nothingLocked } from './lock.ts';

/** A film whose segments are not of the grid: pictures of `step` seconds, of which the last one is shorter. */
export function filmOf(
  id: string,
  { segments, step, last }: { segments: number; step: number; last: number },
  more: Parameters<typeof clipOf>[1] = {},
): Clip {
  const clip = clipOf(id, { ...more, segments });
  const lengthOf = (index: number) => (index === segments - 1 ? last : step);
  const cut = <Track extends Clip['video'][number] | Clip['audio'][number]>(
    track: Track,
    late: number,
  ) => ({
    ...track,
    segments: track.segments.map(
      ([, ...bytes], index) => [lengthOf(index) + late, ...bytes] as const,
    ),
  });
  return {
    ...clip,
    duration: (segments - 1) * step + last,
    video: clip.video.map((track) => cut(track, 0)),
    audio: clip.audio.map((track) => cut(track, 0.0001)),
  };
}

/** A broadcast of a guide, times in milliseconds since 1970. */
export type GuideEntry = { start: number; end: number; clip: Clip | null; catchUp: boolean };

const reel = (clip: Clip) => ({ asset: clip.id, lengths: reelOf(clip) });

/** A channel as workers and servers have it: what is locked, its airings and its guide. */
export class Channel {
  guide: readonly GuideEntry[] = [];
  airings: readonly PlayedAiring[] = [];
  #locked: LockState | undefined;
  readonly #clips = new Map<string, Clip>();
  readonly #filler: Clip | null;

  constructor(filler: Clip | null) {
    this.#filler = filler;
  }

  /** One run of a worker. */
  lock(now: number): void {
    const known = this.#locked ?? nothingLocked(now);
    const locked = { ...known, airings: this.airings.filter(({ end }) => end > now) };
    const { from, to, after } = dueSpan(locked, now);
    const due = this.guide
      .filter(({ start, end }) => start >= from && start < to && end > after)
      .map(({ clip, ...rest }): Due => ({ ...rest, reel: clip && reel(clip) }));
    for (const clip of [this.#filler, ...this.guide.map((each) => each.clip)])
      if (clip) this.#clips.set(clip.id, clip);
    const reels = new Map([...this.#clips].map(([id, clip]) => [id, reel(clip)]));
    const filler = this.#filler && reel(this.#filler);
    this.#locked = lock({ locked, reels, due, filler, now });
    const past = this.airings.filter(({ end }) => end <= now);
    this.airings = [...past, ...this.#locked.airings.map((airing) => this.#played(airing))];
  }

  #played(airing: Airing): PlayedAiring {
    const clip = this.#clips.get(airing.asset);
    if (!clip) throw new Error(`no clip ${airing.asset}`);
    return { ...airing, clip };
  }
}

export const NOW = Date.UTC(2026, 10, 20, 12, 0, 0);
export const MINUTE = 60_000;
export const FILLER = filmOf('filler', { segments: 8, step: 4, last: 2.04 });
export const NOVA = filmOf('nova', { segments: 900, step: 4.004, last: 1.001 });
export const ATLAS = filmOf(
  'atlas',
  { segments: 500, step: 3.96, last: 0.12 },
  { rungs: [1080, 360], languages: ['ar'] },
);

/** A broadcast of some minutes. */
export const planned = (
  start: number,
  minutes: number,
  more: Partial<GuideEntry> = {},
): GuideEntry => ({
  start,
  end: start + minutes * MINUTE,
  clip: NOVA,
  catchUp: true,
  ...more,
});
