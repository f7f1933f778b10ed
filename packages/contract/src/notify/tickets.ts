import * as z from 'zod/mini';
import { call } from '../call.ts';
import { text } from '../fields.ts';

/** OPEN waits for staff, ANSWERED for the member. A reply of the member opens it again. */
export const TICKET_STATES = ['OPEN', 'ANSWERED', 'SOLVED'] as const;
export type TicketState = (typeof TICKET_STATES)[number];

/** Largest file of a ticket in bytes; the formats of a subject may allow less. */
export const LARGEST_FILE = 10 * 1024 * 1024;

/** A file in a thread: its name, type and bytes. */
export const ticketFile = z.object({ name: z.string(), type: z.string(), size: z.number() });

const ownTicket = {
  /** `T-100001`. */
  ticketId: z.string(),
  subject: z.object({ title: z.string(), subject: z.string() }),
  state: z.enum(TICKET_STATES),
  createdAt: z.iso.datetime(),
  /** When somebody wrote, or its state changed. */
  changedAt: z.iso.datetime(),
};

const ticketId = () => text(20, 1);

/** The messages of the account to support, the last changed first; at most 50. None where support answers by mail. */
export const supportTickets = call({
  name: 'notify.supportTickets',
  service: 'notify',
  method: 'GET',
  paths: ['/support/tickets'],
  own: true,
  access: 'member',
  kids: false,
  data: z.array(z.object(ownTicket)),
});

const thread = z.object({
  ...ownTicket,
  messages: z.array(
    z.object({
      id: z.uuid(),
      author: z.enum(['MEMBER', 'SUPPORT']),
      text: z.string(),
      at: z.iso.datetime(),
      file: z.nullable(ticketFile),
    }),
  ),
  /** Whether a reply is accepted: a solved one takes replies for 30 days. */
  canReply: z.boolean(),
});

/** One of them with all messages, for the grown-ups of its account. Refuses NOT_FOUND. */
export const supportTicket = call({
  name: 'notify.supportTicket',
  service: 'notify',
  method: 'GET',
  paths: ['/support/tickets/:id'],
  own: true,
  access: 'member',
  kids: false,
  params: z.object({ id: ticketId() }),
  data: thread,
  errors: ['NOT_FOUND'],
});

/**
 * Adds a message to a ticket, which then waits for staff again; the limits are those of `supportTicketSave`. A repeated
 * request with a key adds nothing. Refuses TICKET_CLOSED for a ticket that was solved more than 30 days ago.
 */
export const supportTicketReply = call({
  name: 'notify.supportTicketReply',
  service: 'notify',
  method: 'POST',
  paths: ['/support/ticket/reply'],
  own: true,
  access: 'member',
  kids: false,
  limit: 'uploads',
  bodyLimit: LARGEST_FILE,
  encoding: 'multipart',
  body: z.object({
    ticketId: ticketId(),
    ticketMessage: text(5000, 1),
    /** Made by the client for one message. */
    replyKey: z.uuid(),
  }),
  data: thread,
  errors: ['NOT_FOUND', 'TICKET_CLOSED', 'FILE_TYPE_UNSUPPORTED', 'FILE_TOO_LARGE', 'STORAGE_FULL'],
});
