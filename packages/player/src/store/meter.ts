import type { PlayerError, PlayerState } from './state.ts';

/** How a viewing went so far. The numbers never fall; times in milliseconds. */
export type Measurements = {
  readonly elapsedMs: number;
  /** What the viewer waited for the first picture; null while there is none. */
  readonly firstFrameMs: number | null;
  readonly playedMs: number;
  /** Waits after the first picture that no seek caused. */
  readonly stalls: number;
  readonly stallMs: number;
  /** Changes of the picture's height. */
  readonly switches: number;
  /** In lines. */
  readonly height: number | null;
  /** Errors that the player showed. */
  readonly errors: number;
  /** The last of them. */
  readonly error: PlayerError['kind'] | null;
};

/** Measures one viewing, from the moment it is created. */
export type Meter = {
  readonly follow: (before: PlayerState, now: PlayerState) => void;
  readonly read: () => Measurements;
};

/** Longer without a fact of the media the machine slept: a playing element has some each second. */
const SILENCE_MS = 30_000;
/** Nobody sees a shorter wait. */
const SEEN_MS = 100;

type Phase = 'idle' | 'playing' | 'stalled';

const isSeeking = ({ seeking, seekTarget }: PlayerState): boolean => seeking || seekTarget !== null;

function phaseOf(state: PlayerState, soughtFor: boolean): Phase {
  const { source, started, paused, ended, error, waiting } = state;
  const runs = source !== null && started && !paused && !ended && error === null;
  if (!runs || soughtFor) return 'idle';
  return waiting ? 'stalled' : 'playing';
}

const nothing = () => ({
  firstFrameMs: null as number | null,
  playedMs: 0,
  stalls: 0,
  stallMs: 0,
  switches: 0,
  height: null as number | null,
  errors: 0,
  error: null as PlayerError['kind'] | null,
});

/** @param clock milliseconds; monotonic, so that a clock that is set changes nothing */
export function createMeter(clock: () => number = () => performance.now()): Meter {
  const begun = clock();
  const sums = nothing();
  let at = begun;
  let phase: Phase = 'idle';
  /** Of the wait for the first picture, or of the current stall. */
  let waited = 0;
  let soughtFor = false;

  const countStall = (ms: number): void => {
    const isSeen = waited >= SEEN_MS;
    waited += ms;
    if (waited < SEEN_MS) return;
    sums.stalls += isSeen ? 0 : 1;
    sums.stallMs += isSeen ? ms : waited;
  };
  const pass = (): void => {
    const ms = Math.min(Math.max(0, clock() - at), SILENCE_MS);
    at = clock();
    if (phase === 'playing') sums.playedMs += ms;
    else if (phase === 'stalled') countStall(ms);
    else if (sums.firstFrameMs === null) waited += ms;
  };
  const awaitPicture = (before: PlayerState, now: PlayerState): void => {
    // Until somebody pressed Play nobody waited for a picture.
    if (before.blocked && before.paused && !now.paused) waited = 0;
    if (!before.started && now.started) sums.firstFrameMs = waited;
  };
  const countHeight = ({ playingQuality: height }: PlayerState): void => {
    if (height === null || height === 0 || height === sums.height) return;
    sums.switches += sums.height === null ? 0 : 1;
    sums.height = height;
  };

  return {
    follow: (before, now) => {
      pass();
      if (sums.firstFrameMs === null) awaitPicture(before, now);
      if (before.error === null && now.error !== null) {
        sums.errors += 1;
        sums.error = now.error.kind;
      }
      countHeight(now);
      soughtFor = isSeeking(now) || (soughtFor && now.waiting);
      const next = phaseOf(now, soughtFor);
      if (sums.firstFrameMs !== null && next !== phase) waited = 0;
      phase = next;
    },
    read: () => {
      pass();
      return { ...sums, elapsedMs: at - begun };
    },
  };
}
