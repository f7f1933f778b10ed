import * as z from 'zod/mini';
import { call } from '../call.ts';
import { id, languageCode, text } from '../fields.ts';
import { TICKET_STATES, ticketFile } from '../notify/tickets.ts';
import { moment } from '../staff/fields.ts';

const service = 'notify';
const method = 'POST';
const access = 'staff';

/** Largest text of an answer or a note, in characters. */
export const LONGEST_ANSWER = 5000;

/** The facts that saved answers may name, as in `{ticket}`. A text that still has one is not sent. */
export const ANSWER_FACTS = ['ticket', 'mail', 'name', 'title'] as const;
export type AnswerFact = (typeof ANSWER_FACTS)[number];

/** `T-100001`, as people read it. */
const ticketId = () => text(20, 1);
const state = () => z.enum(TICKET_STATES);
/** How many changes the ticket had when the person read it. */
const version = () => z.number().check(z.int(), z.gte(1));
const person = z.object({ id: z.uuid(), name: z.string() });

/** A ticket in a list. */
const ticketRow = z.object({
  ticketId: z.string(),
  subject: z.string(),
  /** Its first letter and its domain. */
  mail: z.string(),
  /** The beginning of the first message. */
  excerpt: z.string(),
  language: z.string(),
  state: state(),
  owner: z.nullable(person),
  /** Until when staff should answer; null unless it waits for them. */
  dueAt: z.nullable(moment()),
  isOverdue: z.boolean(),
  changedAt: moment(),
});

/** Narrows the list. Titles are those of reports. */
const filter = {
  state: z.optional(state()),
  owner: z.optional(z.enum(['me', 'nobody'])),
  subject: z.optional(text(64, 1)),
  language: z.optional(languageCode()),
  /** A number such as T-100001, or an exact e-mail address. */
  search: z.optional(text(254, 1)),
  seriesId: z.optional(id()),
  videoId: z.optional(id()),
  channelId: z.optional(id()),
};

/**
 * A page of tickets. Open ones are in the order in which they are due, others the last changed first. Addresses are
 * masked: who looks at one ticket leaves an entry.
 */
export const tickets = call({
  name: 'notify.tickets',
  service,
  method,
  paths: ['/staff/tickets'],
  access,
  permission: 'tickets.read',
  unaudited: true,
  body: z.object({
    ...filter,
    /** `next` of the page before. */
    after: z.optional(text(120, 1)),
  }),
  data: z.object({
    tickets: z.array(ticketRow),
    /** Where the next page begins; null at the end. */
    next: z.nullable(z.string()),
    /** Tickets of each state that match the other filters. */
    counts: z.object({ OPEN: z.number(), ANSWERED: z.number(), SOLVED: z.number() }),
    /** The time of the service. */
    now: moment(),
  }),
});

const threadMessage = z.object({
  id: z.uuid(),
  author: z.enum(['MEMBER', 'STAFF', 'NOTE']),
  text: z.string(),
  at: moment(),
  /** Null for the member's, and for staff that the service cannot name now. */
  by: z.nullable(person),
  file: z.nullable(ticketFile),
});

/** A ticket with all that was written to it. */
export const staffTicket = z.object({
  ticketId: z.string(),
  version: z.number(),
  state: state(),
  subject: z.string(),
  language: z.string(),
  mail: z.string(),
  accountId: z.uuid(),
  /** Of the account; null if it is unknown now. */
  name: z.nullable(z.string()),
  owner: z.nullable(person),
  createdAt: moment(),
  dueAt: z.nullable(moment()),
  isOverdue: z.boolean(),
  device: z.object({
    language: z.string(),
    platform: z.string(),
    version: z.nullable(z.string()),
    browser: z.string(),
  }),
  /** Of a report; null for other tickets. */
  about: z.nullable(
    z.object({
      problem: z.nullable(z.string()),
      /** In the language of the ticket; null where the catalogue has it no more. */
      title: z.nullable(z.string()),
      seriesId: z.nullable(z.number()),
      videoId: z.nullable(z.number()),
      channelId: z.nullable(z.number()),
      /** Seconds from the start of the video. */
      position: z.nullable(z.number()),
      /** Its page in the public player or catalogue, at the second of the report. */
      url: z.nullable(z.string()),
    }),
  ),
  /** From the first to the last. */
  messages: z.array(threadMessage),
  /** Staff that a ticket can be assigned to, by name. */
  people: z.array(person),
  /** The time of the service. */
  now: moment(),
});

/** One ticket. A look at it is a look at a person: one entry of the audit per ticket, person of the staff and hour. */
export const ticket = call({
  name: 'notify.ticket',
  service,
  method,
  paths: ['/staff/ticket'],
  access,
  permission: 'tickets.read',
  body: z.object({ ticketId: ticketId() }),
  data: staffTicket,
  errors: ['NOT_FOUND'],
});

const changes = {
  service,
  method,
  access,
  permission: 'tickets.write',
  data: staffTicket,
} as const;

/** Gives a ticket to somebody, or to nobody. Refuses TICKET_CHANGED if it is not as it was read. */
export const ticketAssign = call({
  ...changes,
  name: 'notify.ticketAssign',
  paths: ['/staff/ticket/assign'],
  body: z.object({ ticketId: ticketId(), version: version(), ownerId: z.nullable(z.uuid()) }),
  errors: ['NOT_FOUND', 'TICKET_CHANGED'],
});

/**
 * Answers the member, who gets a mail that leads to the thread. An unowned ticket is then the person's. A repeated
 * request with a key answers the ticket and sends nothing. Refuses TICKET_CHANGED if it is not as it was read, and
 * INVALID_INPUT for a text with a placeholder.
 */
export const ticketAnswer = call({
  ...changes,
  name: 'notify.ticketAnswer',
  paths: ['/staff/ticket/answer'],
  body: z.object({
    ticketId: ticketId(),
    version: version(),
    /** Made by the client for one answer. */
    key: z.uuid(),
    text: text(LONGEST_ANSWER, 1),
    /** The state after it. */
    state: z.enum(['ANSWERED', 'SOLVED']),
  }),
  errors: ['NOT_FOUND', 'TICKET_CHANGED'],
});

/** Writes an internal note, which the member never gets. A repeated request with a key adds nothing. */
export const ticketNote = call({
  ...changes,
  name: 'notify.ticketNote',
  paths: ['/staff/ticket/note'],
  body: z.object({ ticketId: ticketId(), key: z.uuid(), text: text(LONGEST_ANSWER, 1) }),
  errors: ['NOT_FOUND'],
});

/** Solves a ticket without an answer, or opens it again. Refuses TICKET_CHANGED if it is not as it was read. */
export const ticketState = call({
  ...changes,
  name: 'notify.ticketState',
  paths: ['/staff/ticket/state'],
  body: z.object({
    ticketId: ticketId(),
    version: version(),
    state: z.enum(['OPEN', 'SOLVED']),
  }),
  errors: ['NOT_FOUND', 'TICKET_CHANGED'],
});

/** A signed address at which the file of a message can be saved for five minutes. */
export const ticketFileLink = call({
  name: 'notify.ticketFileLink',
  service,
  method,
  paths: ['/staff/ticket/file'],
  access,
  permission: 'tickets.read',
  body: z.object({ ticketId: ticketId(), messageId: z.uuid() }),
  data: z.object({ url: z.string() }),
  errors: ['NOT_FOUND'],
});
