import * as z from 'zod/mini';
import { call } from '../call.ts';
import { id } from '../fields.ts';

/** Whether the current profile's history is paused. */
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

/** Pauses or resumes the history. A paused history records nothing, no progress either; earlier entries stay. */
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

/** Removes a video and its progress from the current profile's history. Idempotent. */
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

/** Clears the current profile's history. */
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
