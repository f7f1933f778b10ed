import type { AudioTrack, SubtitleTrack } from '../clip.ts';
import { type KindOfSound, type KindOfText, trackKey } from '../track-key.ts';
import { bare, type tag } from './attributes.ts';

export type Attributes = Parameters<typeof tag>[1];

/** What accessible tracks are for (RFC 8216bis, 4.4.6.1, and Apple's HLS authoring specification). */
const DESCRIBES_VIDEO = 'public.accessibility.describes-video';
const DESCRIBES_SOUND =
  'public.accessibility.transcribes-spoken-dialog,public.accessibility.describes-music-and-sound';

/** The key by which players tell tracks of one language apart; that of an ordinary track is its language. */
const stable = (track: KindOfSound | KindOfText): Attributes =>
  track.kind === undefined ? {} : { 'STABLE-RENDITION-ID': trackKey(track) };

/** The attributes by which players choose a sound. No player chooses a commentary by itself, nor 5.1 unless it knows that it can play it. */
export const soundChoice = (track: AudioTrack, position: number): Attributes => ({
  DEFAULT: bare(position === 0 ? 'YES' : 'NO'),
  AUTOSELECT: bare(track.kind === 'COMMENTARY' || track.channels !== undefined ? 'NO' : 'YES'),
  CHANNELS: String(track.channels ?? 2),
  ...(track.kind === 'DESCRIPTION' && { CHARACTERISTICS: DESCRIBES_VIDEO }),
  ...stable(track),
});

/** The attributes by which players choose subtitles. */
export const textChoice = (track: SubtitleTrack): Attributes => ({
  DEFAULT: bare('NO'),
  AUTOSELECT: bare('YES'),
  FORCED: bare(track.kind === 'FORCED' ? 'YES' : 'NO'),
  ...(track.kind === 'SDH' && { CHARACTERISTICS: DESCRIBES_SOUND }),
  ...stable(track),
});
