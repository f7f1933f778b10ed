import * as z from 'zod/mini';
import { call } from '../call.ts';
import { languageCode, text } from '../fields.ts';
import { moment } from '../staff/fields.ts';
import { LONGEST_ANSWER } from './notify.ts';

const service = 'notify';
const method = 'POST';
const access = 'staff';

export const savedAnswer = z.object({
  id: z.uuid(),
  language: z.string(),
  title: z.string(),
  text: z.string(),
  version: z.number(),
  changedAt: moment(),
});

/** Texts that staff answer with, by language and title. */
export const savedAnswers = call({
  name: 'notify.savedAnswers',
  service,
  method,
  paths: ['/staff/saved-answers'],
  access,
  permission: 'tickets.read',
  unaudited: true,
  data: z.object({ answers: z.array(savedAnswer) }),
});

/**
 * Creates a saved answer, or changes one that is still as it was read (TICKET_CHANGED). INVALID_INPUT names `title` if
 * another one of the language has it, and `text` for a placeholder that no ticket fills.
 */
export const savedAnswerSave = call({
  name: 'notify.savedAnswerSave',
  service,
  method,
  paths: ['/staff/saved-answers/save'],
  access,
  permission: 'tickets.write',
  body: z.object({
    /** Null: a new one. */
    known: z.nullable(z.object({ id: z.uuid(), version: z.number().check(z.int()) })),
    language: languageCode(),
    title: text(80, 1),
    text: text(LONGEST_ANSWER, 1),
  }),
  data: savedAnswer,
  errors: ['NOT_FOUND', 'TICKET_CHANGED'],
});

/** Deletes a saved answer. Idempotent. */
export const savedAnswerDelete = call({
  name: 'notify.savedAnswerDelete',
  service,
  method,
  paths: ['/staff/saved-answers/delete'],
  access,
  permission: 'tickets.write',
  body: z.object({ id: z.uuid() }),
  data: z.null(),
});

/** Titles with open reports, those with most first: at most 100. */
export const titleReports = call({
  name: 'notify.titleReports',
  service,
  method,
  paths: ['/staff/title-reports'],
  access,
  permission: 'tickets.read',
  unaudited: true,
  data: z.object({
    titles: z.array(
      z.object({
        seriesId: z.nullable(z.number()),
        videoId: z.nullable(z.number()),
        channelId: z.nullable(z.number()),
        /** In English; null where the catalogue has it no more, and for channels. */
        title: z.nullable(z.string()),
        /** Open reports. */
        count: z.number(),
        /** Its problems, each with the number of reports. */
        problems: z.array(z.object({ problem: z.string(), count: z.number() })),
        lastAt: moment(),
        /** The second of the last report that names one. */
        position: z.nullable(z.number()),
        /** Its page in the public player or catalogue, at that second. */
        url: z.nullable(z.string()),
      }),
    ),
    now: moment(),
  }),
});
