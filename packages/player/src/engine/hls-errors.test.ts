// @vitest-environment jsdom
import type { ErrorData } from 'hls.js';
import HlsJs, { ErrorDetails, ErrorTypes, Events } from 'hls.js';
import { afterEach, expect, it, vi } from 'vitest';
import type { EngineRequest } from './engine.ts';
import { playerError, watchErrors } from './hls-errors.ts';

const { FRAG_LOAD_ERROR, BUFFER_APPEND_ERROR, MANIFEST_INCOMPATIBLE_CODECS_ERROR } = ErrorDetails;
afterEach(() => void vi.useRealTimers());

const answer = (code: number) => ({ code, text: '', url: '/1.m4s' });

it.each([
  [403, { kind: 'access', status: 403 }],
  [404, { kind: 'media', status: 404 }],
  [503, { kind: 'network', status: 503 }],
  [0, { kind: 'network', status: undefined }],
])('classifies a failed load with status %d', (code, error) => {
  const failed = {
    type: ErrorTypes.NETWORK_ERROR,
    details: FRAG_LOAD_ERROR,
    response: answer(code),
  };
  expect(playerError(failed)).toEqual(error);
});

it('a playlist that is missing is more than a missing part; a channel is neither for ever', () => {
  const failed = (details: ErrorDetails) => ({
    type: ErrorTypes.NETWORK_ERROR,
    details,
    response: answer(404),
  });
  expect(playerError(failed(ErrorDetails.MANIFEST_LOAD_ERROR)).kind).toBe('missing');
  expect(playerError(failed(FRAG_LOAD_ERROR), true).kind).toBe('missing');
});

it('tells a broken stream from an unsupported one', () => {
  const { MEDIA_ERROR } = ErrorTypes;
  expect(playerError({ type: MEDIA_ERROR, details: BUFFER_APPEND_ERROR })).toEqual({
    kind: 'media',
  });
  expect(playerError({ type: MEDIA_ERROR, details: MANIFEST_INCOMPATIBLE_CODECS_ERROR })).toEqual({
    kind: 'unsupported',
  });
});

it('simultaneous failures count as one attempt, which ends with the engine', () => {
  vi.useFakeTimers();
  const hls = new HlsJs();
  const load = vi.spyOn(hls, 'loadSource').mockReturnValue();
  const video = document.createElement('video');
  const stop = watchErrors(hls, {
    video,
    source: { url: '/a.m3u8' },
    options: {},
  } as EngineRequest);
  const failed = { type: ErrorTypes.NETWORK_ERROR, details: FRAG_LOAD_ERROR, fatal: true };
  const fail = () => hls.trigger(Events.ERROR, failed as ErrorData);
  [1, 2, 3].forEach(fail);
  vi.advanceTimersByTime(60_000);
  expect(load).toHaveBeenCalledTimes(1);
  [1, 2].forEach(fail);
  stop();
  vi.advanceTimersByTime(60_000);
  expect(load).toHaveBeenCalledTimes(1);
  hls.destroy();
});
