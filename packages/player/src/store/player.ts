import type { StoreApi } from 'zustand/vanilla';
import { createStore } from 'zustand/vanilla';
import type { Autopilot } from './autopilot.ts';
import { createAutopilot } from './autopilot.ts';
import type { Mark } from './marks.ts';
import { channelError } from './off-air.ts';
import type { MediaPort, Report } from './port.ts';
import type { PreferencesPort } from './preferences.ts';
import { stateFrom, closed, opened, reported } from './reducers.ts';
import type { Reopening } from './reopening.ts';
import { createReopening, joinChannel } from './reopening.ts';
import type { Requests } from './features/index.ts';
import { createRequests } from './features/index.ts';
import type { PlayerSource, PlayerState } from './state.ts';
import type { PlayerStats } from './stats.ts';
import { channelFacts, hasOthers } from './streams.ts';

/** The player without a view: state, requests, and a connection to the media. */
export type PlayerCore = Requests &
  Pick<Autopilot, 'touch' | 'goOn'> &
  Pick<Reopening, 'retry' | 'renewWith'> & {
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
    /** Sets a renewed address of the same stream before the old one expires; playback continues. */
    readonly renewed: (source: PlayerSource) => void;
  };

/** Creates a player that stores its choices in `preferences`. Nothing is fetched before `open`. */
export function createPlayer(preferences: PreferencesPort): PlayerCore {
  const store = createStore<PlayerState>(() => stateFrom(preferences));
  let media: MediaPort | null = null;
  const autopilot = createAutopilot(store, () => media);
  const requests = createRequests({ store, media: () => media, preferences });

  const load = (source: PlayerSource, startAt: number, play: boolean): void => {
    const { quality, audio, subtitles, volume, muted, hushed, rate } = store.getState();
    const { channel, wasLive } = store.getState();
    const choices = { startAt, quality, audio, subtitles };
    const renew = hasOthers(source) ? undefined : reopening.renewSource();
    media?.open(source, { ...choices, play, channel, wasLive, renew });
    media?.setVolume(volume, muted || hushed);
    media?.setRate(rate);
  };
  const reopening = createReopening(store, load);
  const { comeback, forgetFailures, retry, renewWith } = reopening;
  const report = createReport(store, { reopening, autopilot, seek: requests.seek });

  return {
    ...requests,
    store,
    child: preferences.child ?? false,
    stats: () => media?.stats() ?? null,
    report,
    open: (source, startAt, play, marks = []) => {
      // A language that the last video fell back to is not the viewer's choice.
      const { audio, subtitles } = stateFrom(preferences);
      comeback.end();
      forgetFailures();
      store.setState(opened({ ...store.getState(), audio, subtitles }, source, startAt, marks));
      autopilot.begin();
      load(source, store.getState().position, play);
    },
    close: () => {
      comeback.end();
      media?.pause();
      store.setState(closed(store.getState()));
    },
    followedBy: (follows, autoNext) => store.setState({ follows, autoNext }),
    touch: autopilot.touch,
    goOn: autopilot.goOn,
    retry,
    renewed: (source) => {
      // The one that plays may be another one than the first.
      if (!hasOthers(source)) media?.renew(source);
    },
    renewWith,
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

type ReportParts = {
  readonly reopening: Reopening;
  readonly autopilot: Autopilot;
  readonly seek: Requests['seek'];
};

/** Receives facts of the media: their consequences first, then the automatic actions. */
function createReport(
  store: StoreApi<PlayerState>,
  { reopening, autopilot, seek }: ReportParts,
): Report {
  const { comeback, renews, movesOn, forgetFailures } = reopening;
  return (reports) => {
    const before = store.getState();
    const known = channelFacts(before, reports);
    const { error } = known;
    if (error && before.channel && before.source)
      store.setState({ failure: { url: before.source.url, error } });
    if (error && (renews(error) || movesOn(error))) return;
    const facts = error ? { ...known, error: channelError(before, error) } : known;
    // Between two sources the element may still report the last one.
    const ofScreen = ['fullscreen', 'pip', 'away'].some((fact) => fact in facts);
    if (before.source === null && !ofScreen) return;
    store.setState(reported(before, facts));
    if (facts.started) forgetFailures();
    comeback.follow(store.getState(), facts);
    joinChannel(store, seek);
    autopilot.step(before);
  };
}
