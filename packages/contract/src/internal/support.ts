import * as z from 'zod/mini';
import { call } from '../call.ts';

const ofAccount = z.object({
  userId: z.uuid(),
  profileIds: z.array(z.number()).check(z.maxLength(50)),
});

/** The messages of an account to support, for its owner's export. */
export const notifyExport = call({
  name: 'notify.dataExport',
  service: 'notify',
  method: 'POST',
  paths: ['/data-export'],
  access: 'service',
  body: ofAccount,
  data: z.record(z.string(), z.unknown()),
});

/** Deletes the messages of a deleted account, with their files. Idempotent. */
export const notifyForget = call({
  name: 'notify.forgetAccount',
  service: 'notify',
  method: 'POST',
  paths: ['/forget-account'],
  access: 'service',
  body: ofAccount,
  data: z.null(),
});
