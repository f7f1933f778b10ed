import type HlsJs from 'hls.js';
import { Events, type NonNativeTextTracksData } from 'hls.js';
import { keyOf, trackFor } from '../store/tracks.ts';
import type { Track } from '../store/state.ts';
import type { EngineRequest } from './engine.ts';
import { forcedTracksOf, indexFor, keyOfRendition, languageOf, tracksOf } from './hls-tracks.ts';

type FoundTrack = NonNativeTextTracksData['tracks'][number];

/** Captions in the picture (CEA-608). Undeclared ones have the language that hls.js has for their channel. */
function captionTrack({ config }: HlsJs, { _id: id, label, closedCaptions }: FoundTrack): Track {
  const code = {
    textTrack1: config.captionsTextTrack1LanguageCode,
    textTrack2: config.captionsTextTrack2LanguageCode,
  }[id ?? ''];
  return { label, language: languageOf({ name: label, lang: closedCaptions?.lang ?? code }) };
}

/**
 * Reports the subtitles of a stream and the captions in its picture, and shows the chosen ones.
 * @returns the choice of other subtitles, by key
 */
export function openTexts(
  hls: HlsJs,
  { report, options, cues }: EngineRequest,
): (key: string | null) => void {
  /** By hls.js's name of their channel. */
  const captions = new Map<string, Track>();
  let chosen = options.subtitles;

  const list = (): readonly Track[] => {
    const subtitles = tracksOf(hls.subtitleTracks);
    const taken = new Set(subtitles.map(keyOf));
    return [...subtitles, ...[...captions.values()].filter(({ language }) => !taken.has(language))];
  };
  const show = (key: string | null): void => {
    cues.watch(key === null ? null : cues.trackFor(key));
    report({ subtitles: key });
  };
  const showCaptions = (): void => show(trackFor([...captions.values()], chosen)?.language ?? null);
  const add = (key: string, parsed: readonly VTTCue[]): void => {
    const target = cues.trackFor(key);
    const hidden = target.mode === 'hidden';
    // A disabled track accepts cues, but only a hidden one lists the active ones.
    target.mode = 'hidden';
    for (const cue of parsed) if (target.cues?.getCueById(cue.id) === null) target.addCue(cue);
    if (!hidden) target.mode = 'disabled';
  };

  hls.on(Events.SUBTITLE_TRACKS_UPDATED, () => {
    const tracks = list();
    const found = trackFor(tracks, options.subtitles);
    report({
      subtitleTracks: tracks,
      forcedTracks: forcedTracksOf(hls.subtitleTracks),
      ...(found === undefined ? { subtitles: null } : {}),
    });
  });
  hls.on(Events.SUBTITLE_TRACK_SWITCH, (_, { id }) => {
    const track = hls.subtitleTracks[id];
    if (track) show(keyOfRendition(track));
    else showCaptions();
  });
  // Captions are found with their first cue: the viewer may have chosen their language before.
  hls.on(Events.NON_NATIVE_TEXT_TRACKS_FOUND, (_, { tracks }) => {
    const found = tracks.filter(({ kind }) => kind === 'captions');
    if (found.length === 0) return;
    for (const track of found) captions.set(track._id ?? '', captionTrack(hls, track));
    report({ subtitleTracks: list() });
    if (hls.subtitleTrack < 0) showCaptions();
  });
  hls.on(Events.CUES_PARSED, (_, { cues: parsed, subtitleTrack, track }) => {
    const key = subtitleTrack ? keyOfRendition(subtitleTrack) : captions.get(track)?.language;
    if (key !== undefined) add(key, parsed as VTTCue[]);
  });

  return (key) => {
    chosen = key;
    hls.subtitleTrack = key === null ? -1 : indexFor(hls.subtitleTracks, key);
    if (hls.subtitleTrack < 0) showCaptions();
  };
}
