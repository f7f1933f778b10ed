import type HlsJs from 'hls.js';
import type { ErrorData } from 'hls.js';
import { ErrorDetails, ErrorTypes, Events } from 'hls.js';
import type { PlayerError } from '../store/state.ts';
import type { EngineRequest } from './engine.ts';
import { readMedia } from './read-media.ts';
import { loadErrorKind, recoveryFor } from './recovery.ts';

/** Maps a fatal error of the library to the store's kinds. */
export function playerError(
  { type, details, response }: Pick<ErrorData, 'type' | 'details' | 'response'>,
  channel = false,
): PlayerError {
  const status = response?.code === 0 ? undefined : response?.code;
  if (type === ErrorTypes.NETWORK_ERROR) {
    const kind = loadErrorKind(status);
    // A missing part of a film says nothing of the whole.
    const isPart = details === ErrorDetails.FRAG_LOAD_ERROR;
    return { kind: kind === 'missing' && isPart && !channel ? 'media' : kind, status };
  }
  if (details === ErrorDetails.MANIFEST_INCOMPATIBLE_CODECS_ERROR) return { kind: 'unsupported' };
  return { kind: 'media' };
}

/**
 * Recovers from fatal errors as far as possible and reports the others. Attempts are counted since the last received
 * data. Returns the cleanup.
 */
export function watchErrors(
  hls: HlsJs,
  { source, video, options, start, report }: EngineRequest,
): () => void {
  let attempts = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const reload = (): void => {
    clearTimeout(timer);
    timer = undefined;
    if (hls.levels.length === 0) hls.loadSource(source.url);
    else hls.startLoad();
  };
  const rebuild = (): void => {
    const playing = !video.paused;
    hls.recoverMediaError();
    if (playing) start();
  };
  const backOnline = (): void => {
    if (timer !== undefined) reload();
  };

  hls.on(Events.FRAG_BUFFERED, () => {
    attempts = 0;
  });
  hls.on(Events.ERROR, (_, data) => {
    if (!data.fatal) return;
    const { channel } = options;
    const error = playerError(data, channel);
    const starving = readMedia(video).waiting;
    const recovery = recoveryFor(error.kind, attempts, { starving, channel });
    attempts += 1;
    if (recovery.type === 'reload') {
      clearTimeout(timer);
      timer = setTimeout(reload, recovery.afterMs);
      return;
    }
    if (recovery.type === 'giveUp') {
      hls.stopLoad();
      report({ error, waiting: false });
      return;
    }
    if (recovery.type === 'rebuildOtherAudio') hls.swapAudioCodec();
    rebuild();
  });
  window.addEventListener('online', backOnline);

  return () => {
    clearTimeout(timer);
    window.removeEventListener('online', backOnline);
  };
}
