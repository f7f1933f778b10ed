import type { StoreApi } from 'zustand/vanilla';
import { createStore } from 'zustand/vanilla';
import type { PlayerCore } from '../store/player.ts';
import type { PlayerState, Track } from '../store/state.ts';
import { acceptsAnySubtitles, subtitlesToTurnOn } from '../store/features/subtitles.ts';
import { type PreferencesPort } from '../store/preferences.ts';
import { createDisplay } from './display.ts';
import type { EngineGate } from './engine-gate.ts';
import { createEngineGate } from './engine-gate.ts';
import type { CaptionFiles } from './files.ts';
import { createFiles } from './files.ts';
import { firstKey, forcedKey, isElsewhere, secondKey } from './languages.ts';
import { currentIndex } from './moment.ts';
import type { CaptionLine } from './parse.ts';
import type { CaptionState } from './state.ts';
import { linesOf, NO_CAPTIONS } from './state.ts';

/** Subtitles from whole files: two languages at once, a transcript, a time shift, a repeated line. */
export type Captions = EngineGate &
  Pick<CaptionFiles, 'loadWith' | 'need'> & {
    readonly store: StoreApi<CaptionState>;
    readonly chooseSecond: (language: string | null) => void;
    /** Shifts the subtitles by steps of half a second; positive is later. */
    readonly shift: (steps: number) => void;
    readonly goTo: (line: CaptionLine) => void;
    /** Starts or stops the loop of the current line. Returns false when there is no line. */
    readonly toggleRepeat: () => boolean;
    /** Subscribes to the player; returns the unsubscribe function. */
    readonly connect: () => () => void;
  };

export const OFFSET_STEP = 0.5;
const MOST_OFFSET = 30;

type Core = Pick<PlayerCore, 'store' | 'report' | 'seek'>;

/** Creates the captions of a player; nothing is fetched before a language is chosen. */
export function createCaptions(core: Core, preferences: PreferencesPort): Captions {
  const store = createStore<CaptionState>(() => ({
    ...NO_CAPTIONS,
    second: preferences.read().secondSubtitleLanguage || null,
  }));
  const now = store.getState;
  const gate = createEngineGate(core, store);
  const display = createDisplay(core, store);
  const files = createFiles(store, (language, { status }) => {
    if (status === 'failed') gate.fallBack(language);
    follow();
  });

  /** The tracks of the video before: its successor may lack them. */
  let before: readonly Track[] = [];
  const follow = (): void => {
    const state = core.store.getState();
    if (tracksOf(state).some((track) => before.includes(track))) return;
    if (now().available && isElsewhere(state)) {
      const any = acceptsAnySubtitles(preferences.read());
      core.report({ subtitles: any ? subtitlesToTurnOn(state, preferences) : null });
      return;
    }
    const forced = forcedKey(state, preferences);
    if (forced !== now().forced) store.setState({ forced });
    files.fetchOnce(firstKey(state) ?? forced);
    files.fetchOnce(secondKey(state, now().second));
    display.show((state.seekTarget ?? state.position) - now().offset);
  };

  return {
    ...gate,
    ...repeatRequests(core, store),
    store,
    need: files.need,
    loadWith: (load) => {
      before = tracksOf(core.store.getState());
      files.loadWith(load);
    },
    chooseSecond: (second) => {
      store.setState({ second, shownSecond: [] });
      preferences.write({ secondSubtitleLanguage: second ?? '' });
      follow();
    },
    shift: (steps) => {
      const offset = now().offset + steps * OFFSET_STEP;
      store.setState({ offset: Math.min(Math.max(offset, -MOST_OFFSET), MOST_OFFSET) });
      follow();
    },
    connect: () => {
      const stop = core.store.subscribe((state, before) => {
        if (state !== before) follow();
      });
      return () => {
        stop();
        display.stop();
      };
    },
  };
}

const tracksOf = ({ subtitleTracks, forcedTracks }: PlayerState): readonly Track[] => [
  ...subtitleTracks,
  ...forcedTracks,
];

/** Requests about lines: to go to one, and to loop the current one. */
function repeatRequests(
  core: Core,
  store: StoreApi<CaptionState>,
): Pick<Captions, 'goTo' | 'toggleRepeat'> {
  const now = store.getState;
  const goTo = (line: CaptionLine): void => {
    if (now().repeating !== null) store.setState({ repeating: line });
    core.seek(line.start + now().offset);
  };
  return {
    goTo,
    toggleRepeat: () => {
      if (now().repeating !== null) {
        store.setState({ repeating: null });
        return true;
      }
      const state = core.store.getState();
      const lines = linesOf(now(), firstKey(state));
      const line = lines[currentIndex(lines, state.position - now().offset)];
      if (line === undefined) return false;
      store.setState({ repeating: line });
      if (state.position - now().offset >= line.end) goTo(line);
      return true;
    },
  };
}
