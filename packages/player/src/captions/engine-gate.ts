import type { StoreApi } from 'zustand/vanilla';
import type { PlayerCore } from '../store/player.ts';
import type { MediaPort, Report } from '../store/port.ts';
import type { CaptionState } from './state.ts';

/**
 * Stands between the player and its engine. While subtitles come as files the engine is not asked for its own,
 * which would fetch the same words twice; where a file does not come, the engine's take its place.
 */
export type EngineGate = {
  /** What the player asks of the media goes through here. */
  readonly before: (media: MediaPort) => MediaPort;
  /** What the media reports goes through here. */
  readonly report: Report;
  /** The file of a language did not come: the engine shows it, if it is still wanted. */
  readonly fallBack: (language: string) => void;
};

export function createEngineGate(
  core: Pick<PlayerCore, 'store' | 'report'>,
  store: StoreApi<CaptionState>,
): EngineGate {
  let engine: MediaPort | null = null;

  /** Whether files, rather than the engine, say what is shown. */
  const closedFor = (language: string | null): boolean => {
    const { available, files } = store.getState();
    return available && (language === null || files.get(language)?.status !== 'failed');
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
        chooseSubtitles: (language) => media.chooseSubtitles(closedFor(language) ? null : language),
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
    fallBack: (language) => {
      if (core.store.getState().subtitles === language) engine?.chooseSubtitles(language);
    },
  };
}
