import { ErrorDetails, ErrorTypes } from 'hls.js';
import { expect, it } from 'vitest';
import { playerError } from './hls-errors.ts';

const { FRAG_LOAD_ERROR, BUFFER_APPEND_ERROR, MANIFEST_INCOMPATIBLE_CODECS_ERROR } = ErrorDetails;
const answer = (code: number) => ({ code, text: '', url: '/1.m4s' });

it.each([
  [403, { kind: 'access', status: 403 }],
  [404, { kind: 'missing', status: 404 }],
  [503, { kind: 'network', status: 503 }],
  [0, { kind: 'network', status: undefined }],
])('names a failed load with status %d', (code, error) => {
  const failed = {
    type: ErrorTypes.NETWORK_ERROR,
    details: FRAG_LOAD_ERROR,
    response: answer(code),
  };
  expect(playerError(failed)).toEqual(error);
});

it('tells a broken stream from one this browser cannot play', () => {
  const { MEDIA_ERROR } = ErrorTypes;
  expect(playerError({ type: MEDIA_ERROR, details: BUFFER_APPEND_ERROR })).toEqual({
    kind: 'media',
  });
  expect(playerError({ type: MEDIA_ERROR, details: MANIFEST_INCOMPATIBLE_CODECS_ERROR })).toEqual({
    kind: 'unsupported',
  });
});
