import type { StoreApi } from 'zustand/vanilla';
import { createStore } from 'zustand/vanilla';
import type { Autopilot } from './autopilot.ts';
import { createAutopilot } from './autopilot.ts';
import type { Mark } from './marks.ts';
import { channelError, createComeback } from './off-air.ts';
import type { MediaPort, Report } from './port.ts';
import type { PreferencesPort } from './preferences.ts';
import { closed, opened, remembered, reported, shownPosition } from './reducers.ts';
import { isApart, joinedAt, reopened } from './reopening.ts';
import type { Requests } from './requests.ts';
import { createRequests } from './requests.ts';
import type { PlayerError, PlayerSource, PlayerState } from './state.ts';
import type { PlayerStats } from './stats.ts';
import { initialState } from './state.ts';

/** Renews the address of the same stream: signed addresses expire. */
export type RenewSource = () => Promise<PlayerSource>;

/** The player without a view: state, requests, and a connection to the media. */
export type PlayerCore = Requests &
  Pick<Autopilot, 'touch' | 'goOn'> & {
    readonly store: StoreApi<PlayerState>;
    /** The viewer is a child: the Scene Guard cannot be turned off. */
    readonly child: boolean;
    readonly report: Report;
    /** The media's current figures; null before it is connected. */
    readonly stats: () => PlayerStats | null;
    /** Connects the media; returns a function that disconnects and releases it. */
    readonly connect: (media: MediaPort) => () => void;
    /** Opens a source at `startAt` seconds; `marks` in order of time. */
    readonly open: (
      source: PlayerSource,
      startAt: number,
      play: boolean,
      marks?: readonly Mark[],
    ) => void;
    /** Closes the last source until the next one is known. */
    readonly close: () => void;
    /** Sets whether another video follows, and whether it starts by itself. */
    readonly followedBy: (follows: boolean, autoNext: boolean) => void;
    /** Reopens the same stream where it stopped, with a renewed address where the host can renew. */
    readonly retry: () => Promise<void>;
    /** Sets the renewal function; undefined when the host cannot renew. */
    readonly renewWith: (renew: RenewSource | undefined) => void;
    /** Sets a renewed address of the same stream before the old one expires; playback continues. */
    readonly renewed: (source: PlayerSource) => void;
  };

/** At most one renewal a minute; more would mean a server that refuses. */
const RENEWAL_PAUSE_MS = 60_000;

/** Creates a player that stores its choices in `preferences`. Nothing is fetched before `open`. */
export function createPlayer(preferences: PreferencesPort): PlayerCore {
  const store = createStore<PlayerState>(() => ({
    ...initialState,
    ...remembered(preferences),
  }));
  let media: MediaPort | null = null;
  const autopilot = createAutopilot(store, () => media);
  let renewSource: RenewSource | undefined;
  let renewedAt = Number.NEGATIVE_INFINITY;

  const requests = createRequests({ store, media: () => media, preferences });

  const load = (source: PlayerSource, startAt: number, play: boolean): void => {
    const { quality, audio, subtitles, volume, muted, hushed, rate, channel } = store.getState();
    const choices = { startAt, quality, audio, subtitles };
    media?.open(source, { ...choices, play, channel, renew: renewSource });
    media?.setVolume(volume, muted || hushed);
    media?.setRate(rate);
  };
  const open: PlayerCore['open'] = (source, startAt, play, marks = []) => {
    // A language that the last video fell back to is not the viewer's choice.
    const { audio, subtitles } = remembered(preferences);
    comeback.end();
    store.setState(opened({ ...store.getState(), audio, subtitles }, source, startAt, marks));
    autopilot.begin();
    load(source, store.getState().position, play);
  };
  const retry = async (): Promise<void> => {
    const state = store.getState();
    const { source, live, started, paused } = state;
    if (source === null) return;
    const isCurrent = (): boolean => store.getState().source === source;
    store.setState(reopened(state, source));
    try {
      const fresh = (await renewSource?.()) ?? source;
      if (!isCurrent()) return;
      store.setState(reopened(store.getState(), fresh));
      load(fresh, live ? 0 : shownPosition(state), !started || !paused);
    } catch {
      if (isCurrent()) store.setState({ error: { kind: 'network' }, waiting: false });
    }
  };
  /** The panel stays until the channel plays. */
  const comeback = createComeback(() => {
    const state = store.getState();
    const { source, error, started, paused } = state;
    if (source === null || error?.kind !== 'offAir') return;
    store.setState({ ...reopened(state, source), error });
    load(source, 0, !started || !paused);
  });
  /** Repeated until playback: the engine may still seek to its own start. */
  const join = (): void => {
    const state = store.getState();
    const { seekTarget, position, opening } = state;
    const place = joinedAt(state);
    if (place === null) return;
    const elsewhere = seekTarget !== null && isApart(seekTarget, place);
    if (elsewhere || !opening) store.setState({ joinAt: null });
    if (seekTarget === null && isApart(position, place)) requests.seek(place);
  };
  /** Whether an error may only mean that the address has expired: then it is renewed. */
  const renews = (error: PlayerError): boolean => {
    const ended = error.kind === 'access' || error.mayHaveEnded === true;
    const now = Date.now();
    if (!ended || renewSource === undefined || now - renewedAt <= RENEWAL_PAUSE_MS) return false;
    renewedAt = now;
    void retry();
    return true;
  };
  const report: Report = (reports) => {
    const before = store.getState();
    const { error } = reports;
    if (error && renews(error)) return;
    const facts = error ? { ...reports, error: channelError(before, error) } : reports;
    // Between two sources the element may still report the last one.
    const ofScreen = ['fullscreen', 'pip', 'away'].some((fact) => fact in facts);
    if (before.source === null && !ofScreen) return;
    store.setState(reported(before, facts));
    comeback.follow(facts);
    join();
    autopilot.step(before);
  };

  return {
    ...requests,
    store,
    child: preferences.child ?? false,
    stats: () => media?.stats() ?? null,
    report,
    open,
    close: () => {
      comeback.end();
      media?.pause();
      store.setState(closed(store.getState()));
    },
    followedBy: (follows, autoNext) => store.setState({ follows, autoNext }),
    touch: autopilot.touch,
    goOn: autopilot.goOn,
    retry,
    renewed: (source) => media?.renew(source),
    renewWith: (renew) => {
      renewSource = renew;
    },
    connect: (port) => {
      media = port;
      return () => {
        media = null;
        comeback.end();
        port.destroy();
      };
    },
  };
}
