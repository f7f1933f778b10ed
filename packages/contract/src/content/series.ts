import * as z from 'zod/mini';
import { call } from '../call.ts';
import { listMeta } from '../envelope.ts';
import { code, id, optionalPage, page, text } from '../fields.ts';
import * as entity from './entities.ts';
import { NOT_SHOWN } from '../rights/showing.ts';

/** One of id and code; a digits-only code is no code (SPEC-D8). Both missing is refused by the handler. */
const idOrCode = { code: z.optional(code()) };

/** All titles; a page of them where `offset` or `limit` is sent (SPEC-D46). */
export const seriesList = call({
  name: 'content.seriesList',
  service: 'content',
  method: 'GET',
  paths: ['/series/list'],
  access: 'public',
  cache: 'guest',
  query: z.object(optionalPage()),
  data: z.array(entity.tile),
  meta: listMeta,
});

export const seriesFindById = call({
  name: 'content.seriesFindById',
  service: 'content',
  method: 'GET',
  paths: ['/series/findById'],
  access: 'public',
  cache: 'guest',
  keep: 0,
  carries: 'title',
  query: z.object({ seriesId: z.optional(id()), ...idOrCode }),
  data: entity.series,
  errors: NOT_SHOWN,
});

export const seriesSeasons = call({
  name: 'content.seriesSeasons',
  service: 'content',
  method: 'GET',
  paths: ['/series/seasons'],
  access: 'public',
  cache: 'guest',
  carries: 'seasons',
  query: z.object({ seriesId: id() }),
  data: z.array(entity.season),
  errors: NOT_SHOWN,
});

const searchResult = z.object({
  id: z.number(),
  code: z.string(),
  title: z.string(),
  badge: z.nullable(z.enum(entity.TILE_BADGES)),
  horizontalPoster: entity.picture,
  webThumbnailUrl: z.string(),
  /** Why the title was found; null if its own name or a keyword of the operator matches. */
  reason: z.nullable(z.enum(entity.SEARCH_REASONS)),
  /** The person or character that the keyword names, and what they play or do; null if it names none. */
  credit: z.nullable(z.object({ name: z.string(), role: z.string(), crew: z.boolean() })),
});

export const seriesSearch = call({
  name: 'content.seriesSearch',
  service: 'content',
  method: 'GET',
  paths: ['/series/search'],
  access: 'public',
  limit: 'search',
  query: z.object({ keyword: text(64, 1), ...page(10) }),
  data: z.array(searchResult),
  meta: listMeta,
});

export const contentTrailers = call({
  name: 'content.contentTrailers',
  service: 'content',
  method: 'GET',
  paths: ['/content/trailers'],
  access: 'public',
  cache: 'guest',
  carries: 'videos',
  query: z.object({ contentId: id(), ...page(25) }),
  data: z.array(entity.video),
  meta: listMeta,
  errors: NOT_SHOWN,
});

export const contentSimilar = call({
  name: 'content.contentSimilar',
  service: 'content',
  method: 'GET',
  paths: ['/content/similar'],
  access: 'public',
  cache: 'guest',
  carries: 'tiles',
  query: z.object({ contentId: id() }),
  data: z.array(entity.tile),
  errors: NOT_SHOWN,
});

export const contentLikesRate = call({
  name: 'content.contentLikesRate',
  service: 'content',
  method: 'POST',
  paths: ['/content/likes/rate'],
  access: 'member',
  limit: 'changes',
  body: z.object({ seriesId: id(), likesRate: entity.likesRate() }),
  data: z.object({ likesRate: entity.likesRate(), likedPercent: z.nullable(z.number()) }),
  errors: ['PIN_REQUIRED', ...NOT_SHOWN],
});
