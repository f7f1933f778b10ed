import { readKey } from '../store/tracks.ts';
import type { Report } from '../store/port.ts';
import type { RawCue } from './cue-text.ts';
import { layoutCues } from './cue-text.ts';

/** Reads the active cues of a text track. The browser does the timing; the player renders the text. */
export type CueWindow = {
  /** A hidden track for the key of subtitles, created at its first use. */
  trackFor(key: string): TextTrack;
  /** Switches to this track; null reads none. */
  watch(track: TextTrack | null): void;
  /** Clears all cues, before another stream. */
  clear(): void;
};

const isTextCue = (cue: TextTrackCue): cue is VTTCue => 'text' in cue;

/**
 * Observes hidden text tracks of `video` and reports the active cues. The tracks have the kind 'metadata', which no
 * browser renders; they cannot be removed from an element, so they are reused.
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
    trackFor: (key) => {
      const track =
        own.get(key) ?? video.addTextTrack('metadata', 'captions', readKey(key).language);
      own.set(key, track);
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
