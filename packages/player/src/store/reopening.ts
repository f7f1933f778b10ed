import type { StoreApi } from 'zustand/vanilla';
import { behindLive, dateAt, positionAt } from './live.ts';
import type { Comeback } from './off-air.ts';
import { comesBack, createComeback, isOffline } from './off-air.ts';
import type { Patch, PlayerError, PlayerSource, PlayerState } from './state.ts';
import { shownPosition } from './features/seeking.ts';
import { hasOthers, nextStream } from './streams.ts';

/** Renews the address of the same stream: signed addresses expire. */
export type RenewSource = () => Promise<PlayerSource>;

/**
 * Reopens the same stream: its state stays on screen, and it does not start over. A reopened live stream has a new
 * timeline on which only dates are stable: behind the live edge it resumes at the same date.
 */
export function reopened(state: PlayerState, source: PlayerSource): Patch {
  const position = shownPosition(state);
  const date = state.live && behindLive(state, position) > 0 ? dateAt(state, position) : null;
  const again = { source, error: null, seekTarget: null, opening: true, waiting: true };
  return { ...again, zeroAt: null, joinAt: date ?? state.joinAt };
}

/** The position where a reopened channel resumes, clamped to the seekable window. */
function joinedAt({
  joinAt,
  zeroAt,
  seekable,
}: Pick<PlayerState, 'joinAt' | 'zeroAt' | 'seekable'>): number | null {
  const position = joinAt === null || seekable.end === 0 ? null : positionAt({ zeroAt }, joinAt);
  return position && Math.min(Math.max(position, seekable.start), seekable.end);
}

/** Seconds by which two positions count as different. */
const APART = 1;
const isApart = (one: number, other: number): boolean => Math.abs(one - other) > APART;

/**
 * Seeks to where a channel joins or resumes, once that is reachable. Repeated until playback: the engine may still seek
 * to its own start.
 */
export function joinChannel(store: StoreApi<PlayerState>, seek: (seconds: number) => void): void {
  const state = store.getState();
  const { seekTarget, position, opening } = state;
  const place = joinedAt(state);
  if (place === null) return;
  const elsewhere = seekTarget !== null && isApart(seekTarget, place);
  if (elsewhere || !opening) store.setState({ joinAt: null });
  if (seekTarget === null && isApart(position, place)) seek(place);
}

/** At most one renewal a minute; more would mean a server that refuses. */
const RENEWAL_PAUSE_MS = 60_000;

/** Reopens the stream of a player after a failure. */
export type Reopening = {
  /** Sets the renewal function; undefined when the host cannot renew. */
  readonly renewWith: (renew: RenewSource | undefined) => void;
  readonly renewSource: () => RenewSource | undefined;
  /** Reopens the same stream where it stopped, with a renewed address where the host can renew. */
  readonly retry: () => Promise<void>;
  /** Reopens the stream if an error may only mean that its address has expired; returns whether it does. */
  readonly renews: (error: PlayerError) => boolean;
  /** Opens the channel's next stream after an error, if it has one that has not failed since the last picture. */
  readonly movesOn: (error: PlayerError) => boolean;
  /** Reopens a channel that is off the air. */
  readonly comeback: Comeback;
  /** A picture has been shown, or the viewer has chosen something else: every stream may be tried again. */
  readonly forgetFailures: () => void;
};

type Load = (source: PlayerSource, startAt: number, play: boolean) => void;

/** Opens the other streams of a channel after failures, and all of them again. */
function createStreams(
  store: StoreApi<PlayerState>,
  load: Load,
): Pick<Reopening, 'comeback' | 'movesOn' | 'forgetFailures'> {
  /** Streams of the channel that failed since the last picture. */
  let failures = 0;
  const forgetFailures = (): void => {
    failures = 0;
  };

  /** Opens a stream of the same channel. A panel stays until the channel plays. */
  const openStream = (stream: PlayerSource): void => {
    const state = store.getState();
    const { error, started, paused } = state;
    store.setState({ ...reopened(state, stream), error });
    load(stream, 0, !started || !paused);
  };
  const comeback = createComeback(() => {
    const state = store.getState();
    const { source, error } = state;
    if (source === null || error === null || !comesBack(state)) return;
    forgetFailures();
    openStream(isOffline(error) ? source : nextStream(source));
  });

  return {
    comeback,
    forgetFailures,
    movesOn: (error) => {
      const { source, channel } = store.getState();
      if (!channel || source === null || isOffline(error)) return false;
      failures += 1;
      if (failures > (source.others?.length ?? 0)) return false;
      openStream(nextStream(source));
      return true;
    },
  };
}

/** @param load opens a source at a position in the connected media */
export function createReopening(store: StoreApi<PlayerState>, load: Load): Reopening {
  let renewSource: RenewSource | undefined;
  let renewedAt = Number.NEGATIVE_INFINITY;
  const streams = createStreams(store, load);
  const { comeback, forgetFailures } = streams;

  const retry = async (): Promise<void> => {
    const state = store.getState();
    const { source, live, started, paused } = state;
    if (source === null) return;
    forgetFailures();
    const isCurrent = (): boolean => store.getState().source === source;
    store.setState(reopened(state, source));
    try {
      const fresh = (await renewSource?.()) ?? source;
      if (!isCurrent()) return;
      store.setState(reopened(store.getState(), fresh));
      load(fresh, live ? 0 : shownPosition(state), !started || !paused);
    } catch {
      if (!isCurrent()) return;
      const error = { kind: 'network' } as const;
      store.setState({ error, waiting: false });
      comeback.follow(store.getState(), { error });
    }
  };

  return {
    ...streams,
    retry,
    renewSource: () => renewSource,
    renewWith: (renew) => {
      renewSource = renew;
    },
    renews: (error) => {
      const { source } = store.getState();
      // What other parties stream has no address that expires.
      if (source !== null && hasOthers(source)) return false;
      const expired = error.kind === 'access' || error.mayHaveEnded === true;
      const now = Date.now();
      if (!expired || renewSource === undefined || now - renewedAt <= RENEWAL_PAUSE_MS)
        return false;
      renewedAt = now;
      void retry();
      return true;
    },
  };
}
