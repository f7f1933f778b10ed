import type { MediaAttachingData, SourceBufferTrackSet } from 'hls.js';
import type { Arrived, OpeningScene, OpeningTrack } from '../store/head.ts';
import type { EngineRequest } from './engine.ts';

/** Longer than a first picture takes once its bytes are there; then it is not what comes next that holds it up. */
const PICTURE_MS = 500;

/** Settles at the first picture, or when it is late. */
export const firstPicture = (video: HTMLVideoElement): Promise<void> =>
  new Promise((shown) => {
    // In a turn of its own, so that the page is drawn before anything else is done.
    const soon = (): void => void setTimeout(shown);
    if ('requestVideoFrameCallback' in video) video.requestVideoFrameCallback(soon);
    else (video as HTMLVideoElement).addEventListener('loadeddata', soon, { once: true });
    setTimeout(shown, PICTURE_MS);
  });

/**
 * The scene that a film opens with; null where the player begins behind an intro that its address was not asked for.
 * Where the browser manages media sources (Safari), it tells the library when to load; a source of ours would not.
 */
export const sceneOf = ({
  source,
  options,
}: Pick<EngineRequest, 'source' | 'options'>): OpeningScene | null =>
  (options.startAt === 0 && !('ManagedMediaSource' in globalThis) && source.head?.opening) || null;

/** What the library calls the streams that its tracks come from. */
const STREAM = { video: 'main', audio: 'audio' } as const;

export type Opening = {
  readonly scene: OpeningScene;
  /** Settles when the opening is over. */
  readonly shown: Promise<void>;
  /** Goes on with what there is; called once, and not after the opening was closed. */
  readonly next: (media: MediaAttachingData) => void;
};

/**
 * Shows the first picture of a film from bytes that are on their way, by the browser's own means: the library takes
 * longer to read what it is given than the browser to decode it. What fails is left to the library, which has all it
 * needs to begin anew. Answers how to close the opening before it is over.
 */
export function openScene(video: HTMLVideoElement, { scene, shown, next }: Opening): () => void {
  const mediaSource = new MediaSource();
  const buffers: SourceBufferTrackSet = {};
  let over = false;

  const handOver = (): void => {
    if (over) return;
    over = true;
    const complete = mediaSource.sourceBuffers.length === scene.tracks.length;
    const usable = complete && mediaSource.readyState === 'open' && video.error === null;
    // Whatever is half read is given up: the library appends all of it once more.
    if (usable) for (const buffer of mediaSource.sourceBuffers) buffer.abort();
    next(usable ? { media: video, mediaSource, tracks: buffers } : { media: video });
  };
  const begin = ({ name, codec, bytes }: OpeningTrack): void => {
    const container = `${name}/mp4`;
    const buffer = mediaSource.addSourceBuffer(`${container};codecs="${codec}"`);
    buffers[name] = { id: STREAM[name], container, codec, buffer, listeners: [] };
    const append = ({ data }: Arrived): void => {
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
      handOver(); // A codec that this browser does not know: the library says so.
    }
  };
  const url = URL.createObjectURL(mediaSource);
  mediaSource.addEventListener('sourceopen', opened, { once: true });
  mediaSource.addEventListener('sourceended', handOver, { once: true }); // Bytes that are no film.
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
