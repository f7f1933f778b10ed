import * as z from 'zod/mini';
import { call } from '../call.ts';
import { code, id } from '../fields.ts';
import * as entity from './entities.ts';
import { NOT_SHOWN } from '../rights/showing.ts';

/** What a channel of another party has beside the address of its stream. */
export const otherStreams = {
  /** Further addresses of the channel, in the order to try them when the one before fails. */
  urls: z.array(z.string()),
  /** Seconds that a viewer can rewind; null: as many as the playlist has. */
  window: z.nullable(z.number()),
};

export const channelCategories = call({
  name: 'content.channelCategories',
  part: 'live',
  service: 'content',
  method: 'GET',
  paths: ['/tv-channel/category/all'],
  access: 'public',
  cache: 'public',
  data: z.array(entity.channelCategory),
});

export const channelsOfCategory = call({
  name: 'content.channelsOfCategory',
  part: 'live',
  service: 'content',
  method: 'GET',
  paths: ['/tv-channel/category-code/:code'],
  access: 'public',
  cache: 'guest',
  params: z.object({ code: code() }),
  data: z.array(entity.channel),
  errors: ['NOT_FOUND'],
});

export const channelsAll = call({
  name: 'content.channelsAll',
  part: 'live',
  service: 'content',
  method: 'GET',
  paths: ['/tv-channel/all'],
  access: 'public',
  cache: 'guest',
  keep: 0,
  data: z.array(entity.channel),
});

export const channelFavourites = call({
  name: 'content.channelFavourites',
  part: 'live',
  service: 'content',
  method: 'GET',
  paths: ['/tv-channel/favourites'],
  access: 'member',
  data: z.array(entity.channel),
  errors: ['PIN_REQUIRED'],
});

export const channelByCode = call({
  name: 'content.channelByCode',
  part: 'live',
  service: 'content',
  method: 'GET',
  paths: ['/tv-channel/code/:code'],
  access: 'public',
  cache: 'guest',
  params: z.object({ code: code() }),
  data: entity.channel,
  errors: NOT_SHOWN,
});

export const channelUrl = call({
  name: 'content.channelUrl',
  part: 'live',
  service: 'content',
  method: 'GET',
  paths: ['/tv-channel/url/:id'],
  access: 'public',
  limit: 'addresses',
  params: z.object({ id: id() }),
  data: z.extend(entity.streamAddress, otherStreams),
  errors: ['LOGIN_REQUIRED', 'PAYMENT_REQUIRED', 'DEVICE_LIMIT', ...NOT_SHOWN],
});

export const channelEpg = call({
  name: 'content.channelEpg',
  part: 'live',
  service: 'content',
  method: 'GET',
  paths: ['/tv-channel/epg/:id'],
  access: 'public',
  cache: 'guest',
  params: z.object({ id: id() }),
  data: z.array(entity.programme),
  errors: NOT_SHOWN,
});

/** Largest number of hours in one answer. */
export const GUIDE_HOURS = 24;
/** Largest number of channels in one answer. */
export const GUIDE_CHANNELS = 50;
/** Days of the guide before and after now. */
export const GUIDE_DAYS = 14;

/**
 * The guide of channels for some hours: every programme on air during them, in order. The channels are
 * those named by `channels`, else the first ones, in the order of the lists of channels.
 */
export const channelGuide = call({
  name: 'content.channelGuide',
  part: 'live',
  service: 'content',
  method: 'GET',
  paths: ['/tv-channel/guide'],
  access: 'public',
  own: true,
  cache: 'guest',
  query: z.object({
    /** Start, ISO 8601; at most 14 days before or after now. */
    from: z.iso.datetime(),
    hours: z._default(
      z.coerce.number<number | string>().check(z.int(), z.gte(1), z.lte(GUIDE_HOURS)),
      6,
    ),
    /** Only the channels of this category. */
    category: z.optional(code()),
    /** Only these channels: their ids, separated by commas. */
    channels: z.optional(z.string().check(z.regex(/^[1-9]\d{0,8}(?:,[1-9]\d{0,8}){0,49}$/))),
  }),
  data: z.array(z.object({ channelId: z.number(), programmes: z.array(entity.programme) })),
  errors: ['NOT_FOUND'],
});

const favouriteAnswer = z.object({ channelId: z.number(), favoriteFlag: z.boolean() });

export const channelFavouriteAdd = call({
  name: 'content.channelFavouriteAdd',
  part: 'live',
  service: 'content',
  method: 'PUT',
  paths: ['/tv-channel/favourites/:id'],
  access: 'member',
  limit: 'changes',
  params: z.object({ id: id() }),
  data: favouriteAnswer,
  errors: ['PIN_REQUIRED', ...NOT_SHOWN],
});

export const channelFavouriteRemove = call({
  name: 'content.channelFavouriteRemove',
  part: 'live',
  service: 'content',
  method: 'DELETE',
  paths: ['/tv-channel/favourites/:id'],
  access: 'member',
  limit: 'changes',
  params: z.object({ id: id() }),
  data: favouriteAnswer,
  errors: ['NOT_FOUND', 'PIN_REQUIRED'],
});
