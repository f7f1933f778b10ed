import * as z from 'zod/mini';
import { call } from '../call.ts';
import { text } from '../fields.ts';

/** All data of the member in one document. */
export const dataExport = call({
  name: 'auth.dataExport',
  service: 'auth',
  method: 'GET',
  paths: ['/auth/data-export'],
  access: 'member',
  kids: false,
  limit: 'by-service',
  own: true,
  data: z.record(z.string(), z.unknown()),
  errors: ['KIDS_PROFILE'],
});

/** Deletes the account after 14 days; until then its owner can cancel the deletion. Signs out everywhere else. */
export const accountDelete = call({
  name: 'auth.accountDelete',
  service: 'auth',
  method: 'POST',
  paths: ['/auth/account-delete'],
  access: 'member',
  kids: false,
  limit: 'by-service',
  own: true,
  body: z.object({ password: text(128, 1) }),
  data: z.object({
    /** ISO 8601. */
    deletionAt: z.string(),
  }),
  errors: ['WRONG_PASSWORD', 'PASSWORD_MISSING', 'BUSY'],
});

/** Cancels the deletion. */
export const accountKeep = call({
  name: 'auth.accountKeep',
  service: 'auth',
  method: 'POST',
  paths: ['/auth/account-keep'],
  access: 'member',
  kids: false,
  limit: 'by-service',
  own: true,
  body: z.object({}),
  data: z.null(),
  errors: ['KIDS_PROFILE'],
});
