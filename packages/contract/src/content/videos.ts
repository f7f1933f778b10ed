import * as z from 'zod/mini';
import { call } from '../call.ts';
import { listMeta } from '../envelope.ts';
import { code, id, languageCode, optionalPage, page } from '../fields.ts';
import * as entity from './entities.ts';
import { NOT_SHOWN } from '../rights/showing.ts';

export const episodesOfSeason = call({
  name: 'content.episodesOfSeason',
  service: 'content',
  method: 'GET',
  paths: ['/video/episodesOfSeason'],
  access: 'public',
  cache: 'guest',
  carries: 'videos',
  query: z.object({ seasonId: id(), ...page(7) }),
  data: z.array(entity.video),
  meta: listMeta,
  errors: ['NOT_FOUND'],
});

/** All episodes of a series; a page of them where `offset` or `limit` is sent (SPEC-D46). */
export const episodesOfSeries = call({
  name: 'content.episodesOfSeries',
  service: 'content',
  method: 'GET',
  paths: ['/video/episodes-of-series'],
  access: 'public',
  cache: 'guest',
  carries: 'videos',
  query: z.object({ seriesId: id(), ...optionalPage() }),
  data: z.array(entity.video),
  meta: listMeta,
  errors: NOT_SHOWN,
});

export const videoFindById = call({
  name: 'content.videoFindById',
  service: 'content',
  method: 'GET',
  paths: ['/video/findById'],
  access: 'public',
  carries: 'video',
  query: z.object({ videoId: id() }),
  data: entity.video,
  errors: NOT_SHOWN,
});

export const videoByCode = call({
  name: 'content.videoByCode',
  service: 'content',
  method: 'GET',
  paths: ['/video/code'],
  access: 'public',
  carries: 'video',
  query: z.object({ videoCode: code() }),
  data: entity.video,
  errors: NOT_SHOWN,
});

/** The stream address of a video, for viewers who may watch it, as in `/content-access`. */
export const videoUrl = call({
  name: 'content.videoUrl',
  service: 'content',
  method: 'POST',
  paths: ['/video/video-url'],
  access: 'public',
  limit: 'addresses',
  query: z.object({ videoId: id() }),
  data: entity.streamAddress,
  errors: ['LOGIN_REQUIRED', 'PAYMENT_REQUIRED', 'DEVICE_LIMIT', ...NOT_SHOWN],
});

/** The address of one subtitle of a video (WebVTT): of a kind, or FULL and, where there is none, SDH. */
export const captionUrl = call({
  name: 'content.captionUrl',
  service: 'content',
  method: 'POST',
  paths: ['/caption/url'],
  access: 'public',
  limit: 'addresses',
  query: z.object({
    videoId: id(),
    requestedSubtitleLanguageCode: languageCode(),
    kind: z.optional(z.enum(entity.SUBTITLE_KINDS)),
  }),
  data: z.object({
    url: z.string(),
    languageCode: z.string(),
    kind: z.enum(entity.SUBTITLE_KINDS),
  }),
  errors: ['LOGIN_REQUIRED', 'PAYMENT_REQUIRED', 'DEVICE_LIMIT', ...NOT_SHOWN],
});
