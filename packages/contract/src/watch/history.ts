import * as z from 'zod/mini';
import { call } from '../call.ts';
import { id } from '../fields.ts';

/** Whether what the current profile watches is remembered. */
const state = z.object({ paused: z.boolean() });

/** The list itself, with its titles, is `content.history`. */
export const historyState = call({
  name: 'watch.historyState',
  service: 'watch',
  method: 'GET',
  paths: ['/history/state'],
  access: 'member',
  own: true,
  data: state,
});

/** While it is paused nothing new is remembered: no history, no progress. What was known stays. */
export const historyPause = call({
  name: 'watch.historyPause',
  service: 'watch',
  method: 'PUT',
  paths: ['/history/state'],
  access: 'member',
  limit: 'changes',
  own: true,
  body: state,
  data: state,
});

/** Forgets that the current profile watched a video, and how far. Asking again changes nothing. */
export const historyRemove = call({
  name: 'watch.historyRemove',
  service: 'watch',
  method: 'DELETE',
  paths: ['/history/:videoId'],
  access: 'member',
  limit: 'changes',
  own: true,
  params: z.object({ videoId: id() }),
  data: z.null(),
});

/** Forgets everything the current profile watched. */
export const historyClear = call({
  name: 'watch.historyClear',
  service: 'watch',
  method: 'DELETE',
  paths: ['/history'],
  access: 'member',
  limit: 'changes',
  own: true,
  data: z.null(),
});
