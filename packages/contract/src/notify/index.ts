import * as z from 'zod/mini';
import { call } from '../call.ts';
import { email, id, text } from '../fields.ts';
import { hook } from '../hook.ts';
import { LARGEST_FILE } from './tickets.ts';

export * from './episode-mails.ts';
export * from './push.ts';
export * from './tickets.ts';

const subject = () => text(64, 1);

/** What may be wrong with a title. */
export const TITLE_PROBLEMS = [
  'PICTURE',
  'SOUND',
  'SUBTITLES',
  'STOPS',
  'INFORMATION',
  'OTHER',
] as const;

/** The subject of tickets about a title. */
export const TITLE_SUBJECT = 'TITLE';

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

/**
 * Stores a ticket; the operator and the sender get a mail. The name and the content of its file must agree with a format
 * of the subject (SPEC-D28). `message` of the answer names the ticket.
 */
export const supportTicketSave = call({
  name: 'notify.supportTicketSave',
  service: 'notify',
  method: 'POST',
  paths: ['/support/ticket/save'],
  access: 'member',
  limit: 'uploads',
  bodyLimit: LARGEST_FILE,
  encoding: 'multipart',
  body: z.object({
    ticketEmail: email(),
    ticketMessage: text(5000, 3),
    ticketSubject: subject(),
    deviceLanguage: text(8, 2),
    /** Made by the client for one message: a repeated request with it answers the same ticket. */
    ticketKey: z.optional(z.uuid()),
    /** The title that the ticket is about: what is wrong with it, and where. */
    problem: z.optional(z.enum(TITLE_PROBLEMS)),
    seriesId: z.optional(id()),
    videoId: z.optional(id()),
    channelId: z.optional(id()),
    /** Seconds from the start of the video. */
    position: z.optional(
      z.coerce.number<number | string>().check(z.int(), z.gte(0), z.lte(1_000_000)),
    ),
  }),
  data: z.object({ ticketId: z.string() }),
  errors: ['SUPPORT_SUBJECT_UNKNOWN', 'FILE_TYPE_UNSUPPORTED', 'FILE_TOO_LARGE', 'STORAGE_FULL'],
});

/** The file of a ticket, for the operator who got this signed address by mail. */
export const supportFile = hook({
  name: 'notify.supportFile',
  service: 'notify',
  methods: ['GET'],
  path: '/support/ticket/file/:token',
});
