import * as z from 'zod/mini';
import { call } from '../call.ts';
import { text } from '../fields.ts';
import * as entity from './entities.ts';

const deviceId = () => text(64, 8);
/** Six digits, leading zeros are legal (VALID-26). */
const activationCode = () => z.string().check(z.regex(/^\d{6}$/));

/** Opens a code for a TV. `deviceSecret` stays on the TV and authenticates its polls (SPEC-D30). */
export const tvCodeCreate = call({
  name: 'auth.tvCodeCreate',
  service: 'auth',
  method: 'POST',
  paths: ['/public/otp-login/create'],
  access: 'public',
  session: 'ignored',
  limit: 'by-service',
  body: z.object({ deviceId: deviceId() }),
  data: z.object({
    activationCode: z.string(),
    deviceSecret: z.string(),
    activateUrl: z.string(),
    expiresIn: z.number(),
    pollAfter: z.number(),
  }),
  errors: ['BUSY'],
});

/** The same operation as a GET. */
export const tvCodeCreateByGet = call({
  name: 'auth.tvCodeCreateByGet',
  service: 'auth',
  method: 'GET',
  paths: ['/activate'],
  access: 'public',
  session: 'ignored',
  limit: 'by-service',
  query: z.object({ deviceId: deviceId() }),
  data: tvCodeCreate.data,
  errors: ['BUSY'],
});

/** A signed-in member enters the code; `message` of the envelope is shown under the form (AUTH-30). */
export const tvActivate = call({
  name: 'auth.tvActivate',
  service: 'auth',
  method: 'POST',
  paths: ['/public/otp-login/validate', '/activate'],
  access: 'member',
  limit: 'by-service',
  body: z.object({ activationCode: activationCode() }),
  data: z.object({ deviceName: z.string() }),
  errors: ['CODE_WRONG', 'CODE_EXPIRED'],
});

const polled = z.object({
  completed: z.boolean(),
  tokens: z.nullable(entity.tokenInfo),
  pollAfter: z.number(),
});

export const tvCompleted = call({
  name: 'auth.tvCompleted',
  service: 'auth',
  method: 'GET',
  paths: ['/activate/completed'],
  access: 'public',
  session: 'ignored',
  limit: 'by-service',
  query: z.object({
    deviceId: deviceId(),
    activationCode: activationCode(),
    deviceSecret: text(128, 16),
  }),
  data: polled,
  errors: ['CODE_EXPIRED'],
});

export const tvCheck = call({
  name: 'auth.tvCheck',
  service: 'auth',
  method: 'POST',
  paths: ['/public/otp-login/check'],
  access: 'public',
  session: 'ignored',
  limit: 'by-service',
  body: z.object({
    deviceId: deviceId(),
    activationCode: activationCode(),
    deviceSecret: text(128, 16),
  }),
  data: polled,
  errors: ['CODE_EXPIRED'],
});
