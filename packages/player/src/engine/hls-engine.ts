import type { MediaAttachingData } from 'hls.js';
import HlsJs, { Events } from 'hls.js';
import type { Quality } from '../store/state.ts';
import { createAddresses } from './addresses.ts';
import { createContinuity } from './continuity.ts';
import type { Engine, EngineRequest } from './engine.ts';
import { hlsConfig } from './hls-config.ts';
import { watchErrors } from './hls-errors.ts';
import { line } from './line.ts';
import { loaderOf } from './loader.ts';
import { firstPicture, openScene, sceneOf } from './opening.ts';
import { createRenewal } from './renewal.ts';
import { hlsStats } from './hls-stats.ts';
import { openTexts } from './hls-texts.ts';
import { heightsOf, levelsAbove, rungIndex } from './hls-tracks.ts';
import { openSound } from './hls-sound.ts';
import { anchorSound } from './sound-anchor.ts';
import { watchStart } from './start-watch.ts';

/** Sets the first level: the requested one, else the one whose playlist came with the address. */
function beginWith(hls: HlsJs, { options, source: { head } }: EngineRequest): void {
  const rung = rungIndex(hls.levels, options.quality);
  if (rung >= 0) {
    hls.startLevel = rung;
    hls.loadLevel = rung;
    return;
  }
  const handed = hls.levels.findIndex(({ uri }) => head?.beginsWith(uri));
  if (handed >= 0) hls.startLevel = handed;
}

/** Reports what the stream offers and what is playing. */
function reportStream(hls: HlsJs, request: EngineRequest): void {
  const { report, options } = request;
  hls.on(Events.MANIFEST_PARSED, () => {
    const { maxHeight = Infinity } = request.source;
    for (const level of levelsAbove(hls.levels, maxHeight)) hls.removeLevel(level);
    beginWith(hls, request);
    // Set explicitly, so that a default track does not appear.
    if (options.subtitles === null) hls.subtitleTrack = -1;
    report({ qualities: heightsOf(hls.levels) });
  });
  hls.on(Events.LEVEL_SWITCHED, (_, { level }) =>
    report({ playingQuality: hls.levels[level]?.height ?? null }),
  );
  hls.on(Events.LEVEL_LOADED, (_, { details }) => report({ live: details.live }));
  hls.on(Events.LEVEL_UPDATED, (_, { details }) => {
    const { programDateTime = null, start = 0 } = details.fragments.at(-1) ?? {};
    if (details.live && programDateTime !== null)
      report({ zeroAt: programDateTime - start * 1000 });
  });
}

/** Creates the hls.js instance for a stream with our own addresses. Nothing is fetched yet. */
export function libraryFor(
  { source, options }: Pick<EngineRequest, 'source' | 'options'>,
  shown: Promise<void>,
) {
  const url = new URL(source.url, location.href).href;
  const addresses = createAddresses(url);
  const renewal = createRenewal(addresses, options.renew);
  const hls = new HlsJs({
    ...hlsConfig(options, line()),
    loader: loaderOf({
      head: source.head,
      addresses,
      renewal,
      continuity: createContinuity(),
      shown,
    }),
  });
  return { hls, url, addresses };
}

/**
 * Plays HLS through Media Source Extensions. Where the first bytes of a film were prefetched, the first picture is
 * shown without hls.js, which then takes over. Otherwise the element is attached first and the playlist is set at once:
 * playlists and segments load while the browser opens the media source. In the library's usual order they wait for a
 * timer.
 */
export function openHls(request: EngineRequest): Engine {
  const { video, source, cues, start } = request;
  const shown = firstPicture(video);
  const { hls, url, addresses } = libraryFor(request, shown);
  const stopWatching = watchErrors(hls, request);
  reportStream(hls, request);
  anchorSound(hls);
  const stopStartWatch = request.options.channel ? watchStart(hls) : undefined;
  const chooseAudio = openSound(hls, request);
  const chooseSubtitles = openTexts(hls, request);
  const next = (media: MediaAttachingData): void => {
    hls.attachMedia(media);
    hls.loadSource(url);
  };
  const scene = sceneOf(request);
  const closeOpening = scene ? openScene(video, { scene, shown, next, start }) : undefined;
  if (!scene) next({ media: video });
  start();

  return {
    chooseQuality: (quality: Quality) => {
      hls.nextLevel = rungIndex(hls.levels, quality);
    },
    chooseAudio,
    chooseSubtitles,
    renew: (fresh) => addresses.renew(new URL(fresh, location.href).href),
    stats: () => hlsStats(hls),
    destroy: () => {
      closeOpening?.();
      stopWatching();
      stopStartWatch?.();
      source.head?.drop();
      cues.clear();
      hls.destroy();
    },
  };
}
