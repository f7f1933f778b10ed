import type { Clip, EditList, Track } from '../clip.ts';
import { findSubtitles, findTrack, isWithin } from '../clip.ts';
import { trackKey } from '../track-key.ts';
import { bare, tag } from './attributes.ts';
import { type Attributes, soundChoice, textChoice } from './choice.ts';

const AUDIO = 'audio';
const SUBTITLES = 'subtitles';

/**
 * The multivariant playlist of an edit list. It has the renditions that all clips have, so that no rung, language or
 * subtitle track ends in the middle of an episode. Addresses are relative to the playlist:
 * `{rendition}/index.m3u8`, subtitles `sub-{key}/index.m3u8`.
 *
 * @param maxHeight the tallest picture in lines; null: every picture
 */
export function multivariantPlaylist(clips: EditList, maxHeight: number | null = null): string {
  const [first] = clips;
  const audio = first.audio.filter((track) => clips.every((clip) => findTrack(clip, track.id)));
  const subtitles = first.subtitles.filter((track) =>
    clips.every((clip) => findSubtitles(clip, trackKey(track))),
  );
  const video = first.video.filter(
    ({ id }) => isWithin(id, maxHeight) && clips.every((clip) => findTrack(clip, id)),
  );
  const loudest = Math.max(0, ...audio.map((track) => peak(clips, track.id)));
  const lines = ['#EXTM3U', '#EXT-X-VERSION:7', '#EXT-X-INDEPENDENT-SEGMENTS'];
  for (const [position, track] of audio.entries())
    lines.push(
      media('AUDIO', AUDIO, track, soundChoice(track, position), `${track.id}/index.m3u8`),
    );
  for (const track of subtitles) {
    const uri = `sub-${trackKey(track)}/index.m3u8`;
    lines.push(media('SUBTITLES', SUBTITLES, track, textChoice(track), uri));
  }
  for (const track of video) {
    const stream = {
      BANDWIDTH: peak(clips, track.id) + loudest,
      'AVERAGE-BANDWIDTH':
        average(clips, track.id) + Math.max(0, ...audio.map(({ id }) => average(clips, id))),
      RESOLUTION: bare(`${track.width}x${track.height}`),
      'FRAME-RATE': bare(first.frameRate.toFixed(3)),
      CODECS: [track.codecs, ...new Set(audio.map(({ codecs }) => codecs))].join(),
      ...(audio.length > 0 && { AUDIO }),
      ...(subtitles.length > 0 && { SUBTITLES }),
    };
    lines.push(
      tag('EXT-X-STREAM-INF', { ...stream, 'CLOSED-CAPTIONS': bare('NONE') }),
      `${track.id}/index.m3u8`,
    );
  }
  return `${lines.join('\n')}\n`;
}

type NamedTrack = { readonly language: string; readonly name: string };

function media(
  type: string,
  group: string,
  track: NamedTrack,
  choice: Attributes,
  uri: string,
): string {
  const identity = {
    TYPE: bare(type),
    'GROUP-ID': group,
    NAME: track.name,
    LANGUAGE: track.language,
  };
  return tag('EXT-X-MEDIA', { ...identity, ...choice, URI: uri });
}

const tracks = (clips: readonly Clip[], id: string): Track[] =>
  clips.flatMap((clip) => findTrack(clip, id) ?? []);

/** Highest bit rate of a segment of all clips, in bits per second. */
const peak = (clips: readonly Clip[], id: string) =>
  Math.max(...tracks(clips, id).map(({ bandwidth }) => bandwidth));

/** Average bit rate of all clips, weighted by length, in bits per second. */
function average(clips: readonly Clip[], id: string): number {
  const length = clips.reduce((sum, { duration }) => sum + duration, 0);
  const bits = clips.reduce(
    (sum, clip) => sum + (findTrack(clip, id)?.averageBandwidth ?? 0) * clip.duration,
    0,
  );
  return Math.round(bits / length);
}
