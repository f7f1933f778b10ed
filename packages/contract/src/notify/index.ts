import * as z from 'zod/mini';
import { call } from '../call.ts';
import { email, text } from '../fields.ts';

const subject = () => text(64, 1);

export const supportSubjects = call({
  name: 'notify.supportSubjects',
  service: 'notify',
  method: 'GET',
  paths: ['/support/ticket/subject'],
  access: 'member',
  data: z.array(z.object({ title: z.string(), subject: z.string() })),
});

/** ENTITY-56: `extension` without dot, `maxSize` in bytes. An error carries `statusDescription` in meta. */
export const supportLimitCheck = call({
  name: 'notify.supportLimitCheck',
  service: 'notify',
  method: 'GET',
  paths: ['/support/ticket/limit-check'],
  access: 'member',
  query: z.object({ subject: subject() }),
  data: z.object({
    fileFormats: z.array(z.object({ extension: z.string(), maxSize: z.number() })),
  }),
  errors: ['SUPPORT_SUBJECT_UNKNOWN'],
});

export const supportTicketSave = call({
  name: 'notify.supportTicketSave',
  service: 'notify',
  method: 'POST',
  paths: ['/support/ticket/save'],
  access: 'member',
  bodyLimit: 10 * 1024 * 1024,
  encoding: 'multipart',
  body: z.object({
    ticketEmail: email(),
    ticketMessage: text(5000, 3),
    ticketSubject: subject(),
    deviceLanguage: text(8, 2),
  }),
  data: z.object({ ticketId: z.string() }),
  errors: ['SUPPORT_SUBJECT_UNKNOWN', 'FILE_TYPE_UNSUPPORTED', 'FILE_TOO_LARGE'],
});
