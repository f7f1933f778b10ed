import type { StoreApi } from 'zustand/vanilla';
import { createStore } from 'zustand/vanilla';
import type { PlayerCore } from '../store/player.ts';
import { acceptsAnySubtitles, type PreferencesPort } from '../store/preferences.ts';
import { subtitlesToTurnOn } from '../store/reducers.ts';
import type { PlayerState } from '../store/state.ts';
import { createEngineGate } from './engine-gate.ts';
import type { EngineGate } from './engine-gate.ts';
import { firstLanguage, isElsewhere, secondLanguage } from './languages.ts';
import { currentIndex, linesAt, nextChange } from './moment.ts';
import type { CaptionLine } from './parse.ts';
import { parseCaptions } from './parse.ts';
import type { CaptionFile, CaptionState, LoadCaptions } from './state.ts';
import { linesOf, NO_CAPTIONS, settled } from './state.ts';

/** Subtitles from whole files: two languages at once, a transcript, a time shift, a repeated line. */
export type Captions = EngineGate & {
  readonly store: StoreApi<CaptionState>;
  /** Sets the function that fetches files. A new function means a new video. */
  readonly loadWith: (load: LoadCaptions | undefined) => void;
  /** Fetches a language's file, also again after a failure. */
  readonly need: (language: string) => void;
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
/** A timer that fires early would show the previous line again. */
const LATE_MS = 15;
/** Tolerance in seconds for the end of a line: clocks are not exact. */
const EARLY = 0.02;

type Core = Pick<PlayerCore, 'store' | 'report' | 'seek'>;

/** Creates the captions of a player; nothing is fetched before a language is chosen. */
export function createCaptions(core: Core, preferences: PreferencesPort): Captions {
  const store = createStore<CaptionState>(() => ({
    ...NO_CAPTIONS,
    second: preferences.read().secondSubtitleLanguage || null,
  }));
  const gate = createEngineGate(core, store);
  let load: LoadCaptions | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const now = store.getState;

  const keep = (language: string, file: CaptionFile): void =>
    store.setState(({ files }) => ({ files: new Map(files).set(language, file) }));

  const fetchFile = async (language: string, ask: LoadCaptions): Promise<void> => {
    keep(language, { status: 'loading' });
    const file = await ask(language)
      .then(
        (text): CaptionFile => ({ status: 'ready', lines: parseCaptions(text) }),
        (): CaptionFile => ({ status: 'failed' }),
      )
      .catch((): CaptionFile => ({ status: 'failed' }));
    if (ask !== load) return;
    keep(language, file);
    if (file.status === 'failed') gate.fallBack(language);
    follow();
  };
  const need = (language: string): void => {
    const status = now().files.get(language)?.status;
    if (load !== undefined && (status === undefined || status === 'failed'))
      void fetchFile(language, load);
  };
  const wanted = (language: string | null): void => {
    if (language !== null && !now().files.has(language)) need(language);
  };

  /** Shows the lines of a position in the file, and schedules the next change. */
  const show = (at: number): void => {
    const state = core.store.getState();
    const lines = linesOf(now(), firstLanguage(state));
    const others = linesOf(now(), secondLanguage(state, now().second));
    const { shown, shownSecond } = now();
    const next = settled(shown, linesAt(lines, at));
    const nextSecond = settled(shownSecond, linesAt(others, at));
    if (next !== shown || nextSecond !== shownSecond)
      store.setState({ shown: next, shownSecond: nextSecond });
    clearTimeout(timer);
    const change = Math.min(nextChange(lines, at), nextChange(others, at));
    const running = !state.paused && !state.waiting && !state.seeking;
    if (running && change < Infinity)
      timer = setTimeout(() => show(change), ((change - at) / state.rate) * 1000 + LATE_MS);
    repeat(state, at);
  };
  const repeat = ({ seekTarget, seeking }: PlayerState, at: number): void => {
    const { repeating, offset } = now();
    if (repeating === null) return;
    const { start, end } = repeating;
    if (seekTarget === null) {
      if (!seeking && at >= end - EARLY) core.seek(start + offset);
      return;
    }
    // A seek out of the line ends the loop.
    const to = seekTarget - offset;
    if (to < start - EARLY || to >= end) store.setState({ repeating: null });
  };
  const follow = (): void => {
    const state = core.store.getState();
    if (now().available && isElsewhere(state)) {
      const any = acceptsAnySubtitles(preferences.read());
      core.report({ subtitles: any ? subtitlesToTurnOn(state, preferences) : null });
      return;
    }
    wanted(firstLanguage(state));
    wanted(secondLanguage(state, now().second));
    show((state.seekTarget ?? state.position) - now().offset);
  };
  const goTo = (line: CaptionLine): void => {
    if (now().repeating !== null) store.setState({ repeating: line });
    core.seek(line.start + now().offset);
  };

  return {
    ...gate,
    store,
    need,
    goTo,
    loadWith: (fresh) => {
      load = fresh;
      store.setState({
        ...NO_CAPTIONS,
        available: fresh !== undefined,
        second: now().second,
      });
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
    toggleRepeat: () => {
      if (now().repeating !== null) {
        store.setState({ repeating: null });
        return true;
      }
      const state = core.store.getState();
      const lines = linesOf(now(), firstLanguage(state));
      const line = lines[currentIndex(lines, state.position - now().offset)];
      if (line === undefined) return false;
      store.setState({ repeating: line });
      if (state.position - now().offset >= line.end) goTo(line);
      return true;
    },
    connect: () => {
      const stop = core.store.subscribe((state, before) => {
        if (state !== before) follow();
      });
      return () => {
        stop();
        clearTimeout(timer);
      };
    },
  };
}
