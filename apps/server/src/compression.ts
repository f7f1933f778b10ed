import { constants } from 'node:zlib';

/**
 * Fast settings, because each page and answer is compressed separately: a window of 128 kB holds a whole one and
 * costs half as much as the default 4 MB. Files of the client have their own settings.
 */
export const COMPRESSION = {
  threshold: 1024,
  encodings: ['br', 'gzip'] as ('br' | 'gzip')[],
  // Text types, and playlists, which no MIME table lists as text (docs/decisions/0023).
  customTypes:
    /^text\/(?!event-stream)|[+/](?:json|text|xml)(?:;|$)|^application\/vnd\.apple\.mpegurl(?:;|$)/u,
  brotliOptions: {
    params: { [constants.BROTLI_PARAM_QUALITY]: 3, [constants.BROTLI_PARAM_LGWIN]: 17 },
  },
};
