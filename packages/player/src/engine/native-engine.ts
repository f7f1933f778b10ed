import { keyOf, trackFor, type TrackKind } from '../store/tracks.ts';
import type { PlayerError, Track } from '../store/state.ts';
import type { Engine, EngineRequest } from './engine.ts';
import { watchPolicy, withReason } from './reasons.ts';

/** Safari lists a stream's audio tracks; other browsers do not. */
type AudioTrackList = EventTarget &
  Iterable<{ language: string; label: string; kind: string; enabled: boolean }>;

const audioList = (video: HTMLVideoElement): AudioTrackList | undefined =>
  (video as HTMLVideoElement & { readonly audioTracks?: AudioTrackList }).audioTracks;

const textList = (video: HTMLVideoElement): TextTrack[] =>
  [...video.textTracks].filter((track) => track.kind === 'subtitles' || track.kind === 'captions');

/** Kinds of the HTML standard. A track of dialogue alone is `subtitles`, one that also names sounds `captions`. */
const KINDS: Readonly<Record<string, TrackKind>> = {
  descriptions: 'ad',
  'main-desc': 'ad',
  commentary: 'commentary',
  captions: 'sdh',
};

type NativeTrack = { language: string; label: string; kind: string };
const asTrack = ({ language, label, kind }: NativeTrack): Track => ({
  language,
  label,
  kind: KINDS[kind],
});
const keyOfNative = (track: NativeTrack): string => keyOf(asTrack(track));

/**
 * Milliseconds since 1970 at position 0, where the browser provides it (Safari does, for streams with dates); else
 * null.
 */
function zeroOf(video: HTMLVideoElement): number | null {
  const { getStartDate } = video as HTMLVideoElement & { readonly getStartDate?: () => Date };
  const time = getStartDate?.call(video).getTime() ?? Number.NaN;
  return Number.isNaN(time) ? null : time;
}

/**
 * Maps MediaError.code of the HTML standard to the store's kinds. A playlist that the server refuses is no media either:
 * a channel may have it again soon.
 */
function nativeError(code: number | undefined, channel = false): PlayerError {
  if (code === MediaError.MEDIA_ERR_NETWORK) return { kind: 'network', mayHaveEnded: true };
  if (code === MediaError.MEDIA_ERR_SRC_NOT_SUPPORTED)
    return channel ? { kind: 'missing' } : { kind: 'unsupported' };
  return { kind: 'media' };
}

/** Plays with the browser itself: plain files everywhere, HLS where it is supported. */
export function openNative({ video, source, options, cues, report, start }: EngineRequest): Engine {
  const listening = new AbortController();
  const { signal } = listening;
  const { channel, wasLive } = options;
  const policy = channel ? watchPolicy(source.url) : undefined;
  const fail = async (error: PlayerError): Promise<void> =>
    report({ error: await withReason(error, source.url, policy), waiting: false });

  const chooseSubtitles = (key: string | null): void => {
    const found = trackFor(textList(video).map(asTrack), key);
    const track = found && textList(video).find((each) => keyOfNative(each) === keyOf(found));
    cues.watch(track ?? null);
    report({ subtitles: track ? keyOfNative(track) : null });
  };
  const chooseAudio = (key: string): void => {
    const list = [...(audioList(video) ?? [])];
    const found = trackFor(list.map(asTrack), key);
    if (found === undefined) return;
    for (const track of list) track.enabled = keyOfNative(track) === keyOf(found);
    report({ audio: keyOf(found) });
  };
  const listTracks = (): void => {
    const audio = [...(audioList(video) ?? [])];
    report({ subtitleTracks: textList(video).map(asTrack), audioTracks: audio.map(asTrack) });
    const heard = audio.find((track) => track.enabled);
    if (heard !== undefined) report({ audio: keyOfNative(heard) });
  };

  video.addEventListener(
    'loadedmetadata',
    () => {
      if (wasLive && Number.isFinite(video.duration)) {
        video.removeAttribute('src');
        void fail({ kind: 'missing', reason: 'ended' });
        return;
      }
      if (options.startAt > 0) video.currentTime = options.startAt;
      report({
        live: video.duration === Number.POSITIVE_INFINITY,
        zeroAt: zeroOf(video),
        playingQuality: video.videoHeight,
      });
      listTracks();
      if (options.audio !== null) chooseAudio(options.audio);
      chooseSubtitles(options.subtitles);
    },
    { signal, once: true },
  );
  video.addEventListener('resize', () => report({ playingQuality: video.videoHeight }), { signal });
  video.addEventListener(
    'error',
    () => {
      const error = nativeError(video.error?.code, channel);
      if (channel) void fail(error);
      else report({ error, waiting: false });
    },
    { signal },
  );
  video.textTracks.addEventListener('addtrack', listTracks, { signal });
  video.src = source.url;
  start();

  return {
    chooseQuality: () => undefined,
    chooseAudio,
    chooseSubtitles,
    // The browser fetches from its original address; when that fails, the stream is reopened with a renewed one.
    renew: () => undefined,
    stats: () => ({ rung: null, codecs: null, bandwidth: null, latency: null }),
    destroy: () => {
      listening.abort();
      policy?.end();
      cues.clear();
      video.removeAttribute('src');
      video.load();
    },
  };
}
