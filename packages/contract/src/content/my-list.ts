import * as z from 'zod/mini';
import { call } from '../call.ts';
import { listMeta } from '../envelope.ts';
import { id, page } from '../fields.ts';
import * as entity from './entities.ts';
import { NOT_SHOWN } from '../rights/showing.ts';

// The two changing GETs keep method and path of the specification; they need the bearer header and are idempotent (SPEC-D16).

/** My List of a profile; `DEFAULT` is newest first. */
export const myList = call({
  name: 'content.myList',
  service: 'content',
  method: 'GET',
  paths: ['/favoriteSeries/myList'],
  access: 'member',
  carries: 'tiles',
  query: z.object({ sortType: entity.sortType(), ...page(10) }),
  data: z.array(entity.tile),
  meta: listMeta,
  errors: ['PIN_REQUIRED'],
});

export const addToMyList = call({
  name: 'content.addToMyList',
  service: 'content',
  method: 'GET',
  paths: ['/favoriteSeries/addToMyList'],
  access: 'member',
  limit: 'changes',
  query: z.object({ seriesId: id() }),
  data: z.object({ seriesId: z.number(), inMyList: z.boolean() }),
  errors: ['PIN_REQUIRED', ...NOT_SHOWN],
});

/** Spelled as specified. */
export const removeToMyList = call({
  name: 'content.removeToMyList',
  service: 'content',
  method: 'GET',
  paths: ['/favoriteSeries/removeToMyList'],
  access: 'member',
  limit: 'changes',
  query: z.object({ seriesId: id() }),
  data: z.object({ seriesId: z.number(), inMyList: z.boolean() }),
  errors: ['NOT_FOUND', 'PIN_REQUIRED'],
});
