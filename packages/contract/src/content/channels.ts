import * as z from 'zod/mini';
import { call } from '../call.ts';
import { code, id } from '../fields.ts';
import * as entity from './entities.ts';

export const channelCategories = call({
  name: 'content.channelCategories',
  service: 'content',
  method: 'GET',
  paths: ['/tv-channel/category/all'],
  access: 'public',
  cache: 'public',
  data: z.array(entity.channelCategory),
});

export const channelsOfCategory = call({
  name: 'content.channelsOfCategory',
  service: 'content',
  method: 'GET',
  paths: ['/tv-channel/category-code/:code'],
  access: 'public',
  cache: 'guest',
  params: z.object({ code: code() }),
  data: z.array(entity.channel),
});

export const channelsAll = call({
  name: 'content.channelsAll',
  service: 'content',
  method: 'GET',
  paths: ['/tv-channel/all'],
  access: 'public',
  cache: 'guest',
  data: z.array(entity.channel),
});

export const channelFavourites = call({
  name: 'content.channelFavourites',
  service: 'content',
  method: 'GET',
  paths: ['/tv-channel/favourites'],
  access: 'member',
  data: z.array(entity.channel),
});

export const channelByCode = call({
  name: 'content.channelByCode',
  service: 'content',
  method: 'GET',
  paths: ['/tv-channel/code/:code'],
  access: 'public',
  cache: 'guest',
  params: z.object({ code: code() }),
  data: entity.channel,
});

export const channelUrl = call({
  name: 'content.channelUrl',
  service: 'content',
  method: 'GET',
  paths: ['/tv-channel/url/:id'],
  access: 'public',
  params: z.object({ id: id() }),
  data: entity.streamAddress,
  errors: ['LOGIN_REQUIRED', 'PAYMENT_REQUIRED', 'DEVICE_LIMIT'],
});

export const channelEpg = call({
  name: 'content.channelEpg',
  service: 'content',
  method: 'GET',
  paths: ['/tv-channel/epg/:id'],
  access: 'public',
  cache: 'guest',
  params: z.object({ id: id() }),
  data: z.array(entity.programme),
});

const favouriteAnswer = z.object({ channelId: z.number(), favoriteFlag: z.boolean() });

export const channelFavouriteAdd = call({
  name: 'content.channelFavouriteAdd',
  service: 'content',
  method: 'PUT',
  paths: ['/tv-channel/favourites/:id'],
  access: 'member',
  params: z.object({ id: id() }),
  data: favouriteAnswer,
});

export const channelFavouriteRemove = call({
  name: 'content.channelFavouriteRemove',
  service: 'content',
  method: 'DELETE',
  paths: ['/tv-channel/favourites/:id'],
  access: 'member',
  params: z.object({ id: id() }),
  data: favouriteAnswer,
});
