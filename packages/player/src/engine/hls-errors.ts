import type HlsJs from 'hls.js';
import type { ErrorData } from 'hls.js';
import { ErrorDetails, ErrorTypes, Events } from 'hls.js';
import type { PlayerError } from '../store/state.ts';
import { hasOthers } from '../store/streams.ts';
import type { EngineRequest } from './engine.ts';
import { readMedia } from './read-media.ts';
import { watchPolicy, withReason } from './reasons.ts';
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

/** Gives up what plays, with the reason where browsers hide it; a broadcast that was over before it began, by itself. */
function createEnd(hls: HlsJs, { source, options, report }: EngineRequest) {
  const { channel, wasLive } = options;
  const policy = channel ? watchPolicy(source.url) : undefined;
  let begun = false;

  const giveUp = async (error: PlayerError): Promise<void> => {
    hls.stopLoad();
    const explained = channel ? await withReason(error, source.url, policy) : error;
    report({ error: explained, waiting: false });
  };

  hls.on(Events.FRAG_BUFFERED, () => {
    begun = true;
  });
  hls.on(Events.LEVEL_LOADED, (_, { details }) => {
    if (wasLive && !details.live && !begun) void giveUp({ kind: 'missing', reason: 'ended' });
  });
  return { giveUp, hasBegun: () => begun, close: () => policy?.end() };
}

/**
 * Recovers from fatal errors as far as possible and reports the others. Attempts are counted since the last received
 * data. Returns the cleanup.
 */
export function watchErrors(hls: HlsJs, request: EngineRequest): () => void {
  const { source, video, start } = request;
  const { channel } = request.options;
  const { giveUp, hasBegun, close } = createEnd(hls, request);
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
    const error = playerError(data, channel);
    const { waiting } = readMedia(video);
    // A channel that has not begun may be paused because the browser did not let it start.
    const starving = waiting || (channel === true && !hasBegun());
    const recovery = recoveryFor(error.kind, attempts, {
      starving,
      channel,
      others: hasOthers(source),
    });
    attempts += 1;
    if (recovery.type === 'reload') {
      clearTimeout(timer);
      timer = setTimeout(reload, recovery.afterMs);
      return;
    }
    if (recovery.type === 'giveUp') {
      void giveUp(error);
      return;
    }
    if (recovery.type === 'rebuildOtherAudio') hls.swapAudioCodec();
    rebuild();
  });
  window.addEventListener('online', backOnline);

  return () => {
    clearTimeout(timer);
    close();
    window.removeEventListener('online', backOnline);
  };
}
