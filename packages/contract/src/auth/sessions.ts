import * as z from 'zod/mini';
import { call } from '../call.ts';
import * as entity from './entities.ts';

export const sessionList = call({
  name: 'auth.sessionList',
  service: 'auth',
  method: 'GET',
  paths: ['/auth/sessions'],
  access: 'member',
  kids: false,
  limit: 'by-service',
  own: true,
  data: z.array(entity.session),
});

export const sessionEnd = call({
  name: 'auth.sessionEnd',
  service: 'auth',
  method: 'DELETE',
  paths: ['/auth/sessions/:id'],
  access: 'member',
  kids: false,
  limit: 'by-service',
  own: true,
  params: z.object({ id: z.uuid() }),
  data: z.object({ id: z.string() }),
  errors: ['KIDS_PROFILE', 'NOT_FOUND'],
});

/** Signs out everywhere else; with `current` here too. */
export const sessionEndAll = call({
  name: 'auth.sessionEndAll',
  service: 'auth',
  method: 'POST',
  paths: ['/auth/sessions/end-all'],
  access: 'member',
  kids: false,
  limit: 'by-service',
  own: true,
  body: z.object({ current: z._default(z.boolean(), false) }),
  data: z.object({ ended: z.number() }),
  errors: ['KIDS_PROFILE'],
});
