import type { StoreApi } from 'zustand/vanilla';
import { createStore } from 'zustand/vanilla';
import type { MediaPort, Report } from './port.ts';
import type { PreferencesPort } from './preferences.ts';
import { opened, remembered, reopened, reported, shownPosition } from './reducers.ts';
import type { Requests } from './requests.ts';
import { createRequests } from './requests.ts';
import type { PlayerSource, PlayerState } from './state.ts';
import { initialState } from './state.ts';

/** Gives a fresh address for the same stream: addresses carry rights that expire. */
export type RenewSource = () => Promise<PlayerSource>;

/** The player without a picture: state, requests, and a place to plug the media in. */
export type PlayerCore = Requests & {
  readonly store: StoreApi<PlayerState>;
  readonly report: Report;
  /** Plugs the media in; returns the way to unplug and release it. */
  readonly connect: (media: MediaPort) => () => void;
  /** Opens a source at `startAt` seconds. */
  readonly open: (source: PlayerSource, startAt: number, play: boolean) => void;
  /** Opens the same stream again where it stopped, by a fresh address where the host gives one. */
  readonly retry: () => Promise<void>;
  /** How to renew from now on; undefined when the host cannot. */
  readonly renewWith: (renew: RenewSource | undefined) => void;
};

/** One renewal a minute is repair; more is a server that says no. */
const RENEWAL_PAUSE_MS = 60_000;

/** Makes a player that remembers through `preferences`. Nothing is fetched before `open`. */
export function createPlayer(preferences: PreferencesPort): PlayerCore {
  const store = createStore<PlayerState>(() => ({
    ...initialState,
    ...remembered(preferences.read()),
  }));
  let media: MediaPort | null = null;
  let renewSource: RenewSource | undefined;
  let renewedAt = Number.NEGATIVE_INFINITY;

  const load = (source: PlayerSource, startAt: number, play: boolean): void => {
    const { quality, audio, subtitles, volume, muted, rate } = store.getState();
    media?.open(source, { startAt, quality, audio, subtitles, play });
    media?.setVolume(volume, muted);
    media?.setRate(rate);
  };
  const open = (source: PlayerSource, startAt: number, play: boolean): void => {
    store.setState(opened(store.getState(), source, startAt));
    load(source, startAt, play);
  };
  const retry = async (): Promise<void> => {
    const { source } = store.getState();
    if (source === null) return;
    const startAt = shownPosition(store.getState());
    store.setState(reopened(source));
    try {
      const fresh = (await renewSource?.()) ?? source;
      if (store.getState().source !== source) return;
      store.setState(reopened(fresh));
      load(fresh, startAt, true);
    } catch {
      store.setState({ error: { kind: 'network' }, waiting: false });
    }
  };
  const report: Report = (facts) => {
    const refused = facts.error?.kind === 'access' && renewSource !== undefined;
    const now = Date.now();
    if (refused && now - renewedAt > RENEWAL_PAUSE_MS) {
      renewedAt = now;
      void retry();
      return;
    }
    store.setState(reported(store.getState(), facts));
  };

  return {
    ...createRequests({ store, media: () => media, preferences }),
    store,
    report,
    open,
    retry,
    renewWith: (renew) => {
      renewSource = renew;
    },
    connect: (port) => {
      media = port;
      return () => {
        media = null;
        port.destroy();
      };
    },
  };
}
