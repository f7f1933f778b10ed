import { createHash } from 'node:crypto';
import { type Cue, webvtt } from '../../playlist/webvtt.ts';
import { type OwnSubtitles, subtitleTrack } from '../../recording.ts';
import type { TextKind, TrackKind } from '../../track-key.ts';

/** The cues of a language and kind, with times from the start of the film. */
export type Subtitles = TrackKind<TextKind> & { readonly cues: readonly Cue[] };

/** A WebVTT file, and the track of a video that is made of it. Equal texts are the same file. */
export type SubtitleFile = { readonly text: string; readonly track: OwnSubtitles };

/** Writes subtitles as a file of a video of that length in seconds; later cues are left out. */
export function subtitleFile({ cues, ...named }: Subtitles, duration: number): SubtitleFile {
  const inside = cues
    .filter(({ start }) => start < duration)
    .map((cue) => ({ ...cue, end: Math.min(cue.end, duration) }));
  const text = webvtt(inside, { anchored: true });
  const bytes = Buffer.byteLength(text);
  const sha256 = createHash('sha256').update(text).digest('hex');
  const place = { id: `text-${sha256.slice(8, 24)}`, version: sha256.slice(0, 8) };
  return { text, track: subtitleTrack({ ...named, bytes, sha256, place }) };
}
