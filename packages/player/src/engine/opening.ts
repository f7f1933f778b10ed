import type { MediaAttachingData, SourceBufferTrackSet } from 'hls.js';
import type { ArrivedPlayback, OpeningScene, OpeningTrack } from '../store/head.ts';
import type { EngineRequest } from './engine.ts';

/** Longer than the first picture takes once its bytes have arrived; after that, waiting would only delay the rest. */
const PICTURE_MS = 500;

/** Settles at the first picture, or after a timeout. */
export const firstPicture = (video: HTMLVideoElement): Promise<void> =>
  new Promise((shown) => {
    // In a separate task, so that the page paints first.
    const soon = (): void => void setTimeout(shown);
    if ('requestVideoFrameCallback' in video) video.requestVideoFrameCallback(soon);
    else (video as HTMLVideoElement).addEventListener('loadeddata', soon, { once: true });
    setTimeout(shown, PICTURE_MS);
  });

/**
 * The prefetched opening of a film; null where playback starts after an intro, which the prefetch did not cover. Where
 * the browser manages media sources (Safari), only the library's own source knows when to load.
 */
export const sceneOf = ({
  source,
  options,
}: Pick<EngineRequest, 'source' | 'options'>): OpeningScene | null =>
  (options.startAt === 0 && !('ManagedMediaSource' in globalThis) && source.head?.opening) || null;

/** hls.js's names of the streams that its tracks come from. */
const STREAM = { video: 'main', audio: 'audio' } as const;

export type Opening = {
  readonly scene: OpeningScene;
  /** Settles when the opening is over. */
  readonly shown: Promise<void>;
  /** Takes over with what there is; called once, and never after the opening was closed. */
  readonly next: (media: MediaAttachingData) => void;
  /** Starts playback, if the viewer requested it. */
  readonly start: () => void;
};

/**
 * Shows the first picture of a film from prefetched bytes, without hls.js, which takes longer to parse them than the
 * browser takes to decode them. After a failure hls.js starts from the beginning. Returns a function that closes the
 * opening early.
 */
export function openScene(video: HTMLVideoElement, opening: Opening): () => void {
  const { scene, shown, next, start } = opening;
  const mediaSource = new MediaSource();
  const buffers: SourceBufferTrackSet = {};
  let over = false;

  const handOver = (): void => {
    if (over) return;
    over = true;
    const complete = mediaSource.sourceBuffers.length === scene.tracks.length;
    const usable = complete && mediaSource.readyState === 'open' && video.error === null;
    // Drops half-parsed bytes: hls.js appends all of them again.
    if (usable) for (const buffer of mediaSource.sourceBuffers) buffer.abort();
    if (usable) return next({ media: video, mediaSource, tracks: buffers });
    // A new source pauses the element, as an error does; a viewer who paused it keeps the pause.
    const plays = !video.paused || video.error !== null;
    next({ media: video });
    if (plays) start();
  };
  const begin = ({ name, codec, bytes }: OpeningTrack): void => {
    const container = `${name}/mp4`;
    const buffer = mediaSource.addSourceBuffer(`${container};codecs="${codec}"`);
    buffers[name] = { id: STREAM[name], container, codec, buffer, listeners: [] };
    const append = ({ data }: ArrivedPlayback): void => {
      if (!over) buffer.appendBuffer(data);
    };
    bytes.then(append).catch(handOver);
  };
  const opened = (): void => {
    URL.revokeObjectURL(url);
    if (over) return;
    try {
      scene.tracks.forEach(begin);
      mediaSource.duration = scene.duration;
    } catch {
      handOver(); // An unsupported codec: hls.js reports it.
    }
  };
  const url = URL.createObjectURL(mediaSource);
  mediaSource.addEventListener('sourceopen', opened, { once: true });
  mediaSource.addEventListener('sourceended', handOver, { once: true }); // The bytes are not a film.
  video.src = url;
  void shown.then(handOver);

  return () => {
    URL.revokeObjectURL(url);
    if (over) return;
    over = true;
    video.removeAttribute('src');
    video.load();
  };
}
