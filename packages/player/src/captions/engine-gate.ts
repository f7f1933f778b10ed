import type { StoreApi } from 'zustand/vanilla';
import type { PlayerCore } from '../store/player.ts';
import type { MediaPort, Report } from '../store/port.ts';
import { firstKey } from './languages.ts';
import type { CaptionState } from './state.ts';

/**
 * A filter between the player and its engine. While subtitles come from files, the engine's own are turned off, because
 * they would be fetched twice; where a file fails, the engine's replace it.
 */
export type EngineGate = {
  /** Wraps the media port that the player calls. */
  readonly before: (media: MediaPort) => MediaPort;
  /** Filters what the media reports. */
  readonly report: Report;
  /** Turns on the engine's subtitles after a file failed, if it is still selected. */
  readonly fallBack: (key: string) => void;
};

export function createEngineGate(
  core: Pick<PlayerCore, 'store' | 'report'>,
  store: StoreApi<CaptionState>,
): EngineGate {
  let engine: MediaPort | null = null;

  /** Whether files, rather than the engine, provide the subtitles. */
  const closedFor = (key: string | null): boolean => {
    const { available, files } = store.getState();
    // A key that the stream lacks shows the next best track, whose file counts.
    const { subtitleTracks } = core.store.getState();
    const shown = firstKey({ subtitleTracks, subtitles: key }) ?? key;
    return available && (shown === null || files.get(shown)?.status !== 'failed');
  };

  return {
    before: (media) => {
      engine = media;
      return {
        ...media,
        open: (source, options) => {
          const closed = closedFor(options.subtitles);
          media.open(source, closed ? { ...options, subtitles: null } : options);
        },
        chooseSubtitles: (key) => media.chooseSubtitles(closedFor(key) ? null : key),
      };
    },
    report: (facts) => {
      if (!closedFor(core.store.getState().subtitles)) {
        core.report(facts);
        return;
      }
      const { subtitles: _subtitles, cues: _cues, ...rest } = facts;
      if (Object.keys(rest).length > 0) core.report(rest);
    },
    fallBack: (key) => {
      if (firstKey(core.store.getState()) === key) engine?.chooseSubtitles(key);
    },
  };
}
