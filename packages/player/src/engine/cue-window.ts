import type { Report } from '../store/port.ts';
import type { RawCue } from './cue-text.ts';
import { layoutCues } from './cue-text.ts';

/** Which text track is read, and what it says now. The browser keeps the time; we draw the text. */
export type CueWindow = {
  /** A hidden track of our own for a language, made at its first use. */
  trackFor(language: string): TextTrack;
  /** Reads this track from now on; null reads none. */
  watch(track: TextTrack | null): void;
  /** Forgets every cue, before another stream. */
  clear(): void;
};

const isTextCue = (cue: TextTrackCue): cue is VTTCue => 'text' in cue;

/**
 * Watches hidden text tracks of `video` and reports the cues of the moment. Tracks are of the kind
 * 'metadata', which no browser draws; they cannot be removed from an element, so they are reused.
 */
export function createCueWindow(video: HTMLVideoElement, report: Report): CueWindow {
  const own = new Map<string, TextTrack>();
  let watched: TextTrack | null = null;

  const read = (): void => {
    const active: RawCue[] = [...(watched?.activeCues ?? [])].filter(isTextCue);
    report({ cues: layoutCues(active) });
  };
  const watch = (track: TextTrack | null): void => {
    if (watched !== null) {
      watched.removeEventListener('cuechange', read);
      watched.mode = 'disabled';
    }
    watched = track;
    if (track !== null) {
      track.mode = 'hidden';
      track.addEventListener('cuechange', read);
    }
    read();
  };

  return {
    watch,
    trackFor: (language) => {
      const track = own.get(language) ?? video.addTextTrack('metadata', 'captions', language);
      own.set(language, track);
      return track;
    },
    clear: () => {
      watch(null);
      for (const track of own.values()) {
        // The cues of a disabled track cannot be listed.
        track.mode = 'hidden';
        for (const cue of Array.from(track.cues ?? [])) track.removeCue(cue);
        track.mode = 'disabled';
      }
    },
  };
}
