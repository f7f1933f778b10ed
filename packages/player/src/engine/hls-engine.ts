import type { CuesParsedData } from 'hls.js';
import HlsJs, { Events } from 'hls.js';
import { trackFor } from '../store/reducers.ts';
import type { Quality } from '../store/state.ts';
import type { Engine, EngineRequest } from './engine.ts';
import { hlsConfig } from './hls-config.ts';
import { watchErrors } from './hls-errors.ts';
import { heightsOf, languageOf, rungIndex, tracksOf } from './hls-tracks.ts';

/** The Network Information API, where the browser has it. */
const connection = (): { readonly downlink?: number } | undefined =>
  (navigator as Navigator & { readonly connection?: { readonly downlink?: number } }).connection;

/** The index of the track for a language among renditions, or -1. */
function indexFor(
  renditions: readonly { readonly name: string; readonly lang?: string }[],
  language: string,
): number {
  const track = trackFor(tracksOf(renditions), language);
  return renditions.findIndex((rendition) => languageOf(rendition) === track?.language);
}

/** Reports what the stream offers and what is being played of it. */
function reportStream(hls: HlsJs, { report, options, cues }: EngineRequest): void {
  hls.on(Events.MANIFEST_PARSED, () => {
    const rung = rungIndex(hls.levels, options.quality);
    if (rung >= 0) {
      hls.startLevel = rung;
      hls.loadLevel = rung;
    }
    // Set explicitly, so that a track marked as default does not appear uninvited.
    if (options.subtitles === null) hls.subtitleTrack = -1;
    report({ qualities: heightsOf(hls.levels) });
  });
  hls.on(Events.LEVEL_SWITCHED, (_, { level }) =>
    report({ playingQuality: hls.levels[level]?.height ?? null }),
  );
  hls.on(Events.LEVEL_LOADED, (_, { details }) => report({ live: details.live }));
  hls.on(Events.AUDIO_TRACKS_UPDATED, (_, { audioTracks }) =>
    report({ audioTracks: tracksOf(audioTracks) }),
  );
  hls.on(Events.AUDIO_TRACK_SWITCHING, (_, track) => report({ audio: languageOf(track) }));
  hls.on(Events.SUBTITLE_TRACKS_UPDATED, (_, { subtitleTracks }) => {
    const tracks = tracksOf(subtitleTracks);
    const chosen = trackFor(tracks, options.subtitles);
    report({ subtitleTracks: tracks, ...(chosen === undefined ? { subtitles: null } : {}) });
  });
  hls.on(Events.SUBTITLE_TRACK_SWITCH, (_, { id }) => {
    const track = hls.subtitleTracks[id];
    const language = track === undefined ? null : languageOf(track);
    cues.watch(language === null ? null : cues.trackFor(language));
    report({ subtitles: language });
  });
  hls.on(Events.CUES_PARSED, (_, { cues: parsed, subtitleTrack }: CuesParsedData) => {
    if (subtitleTrack === undefined) return;
    const target = cues.trackFor(languageOf(subtitleTrack));
    const hidden = target.mode === 'hidden';
    // A disabled track takes cues, but only a hidden one can say which it has.
    target.mode = 'hidden';
    for (const cue of parsed as VTTCue[])
      if (target.cues?.getCueById(cue.id) === null) target.addCue(cue);
    if (!hidden) target.mode = 'disabled';
  });
}

/**
 * Plays HLS through Media Source Extensions. The element is attached first and the playlist is
 * asked for at that moment; the library's own order waits for a timer tick instead.
 */
export function openHls(request: EngineRequest): Engine {
  const { video, source, options, cues, start } = request;
  const hls = new HlsJs(hlsConfig(options, connection()));
  const stopWatching = watchErrors(hls, request);
  reportStream(hls, request);
  hls.on(Events.MEDIA_ATTACHED, () => {
    if (hls.url === null) hls.loadSource(source.url);
  });
  hls.attachMedia(video);
  start();

  return {
    chooseQuality: (quality: Quality) => {
      hls.nextLevel = rungIndex(hls.levels, quality);
    },
    chooseAudio: (language) => {
      const index = indexFor(hls.audioTracks, language);
      if (index >= 0) hls.audioTrack = index;
    },
    chooseSubtitles: (language) => {
      hls.subtitleTrack = language === null ? -1 : indexFor(hls.subtitleTracks, language);
    },
    destroy: () => {
      stopWatching();
      cues.clear();
      hls.destroy();
    },
  };
}
