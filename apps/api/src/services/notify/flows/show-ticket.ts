import { found } from '@kandil/contract';
import type { staffTicket } from '@kandil/contract/control/notify';
import { payerOf } from '@kandil/contract/internal';
import type * as z from 'zod/mini';
import { presentFile, ticketName } from '../present/ticket.ts';
import { titleAddress } from '../present/title-address.ts';
import { numberOf } from '../rules/thread.ts';
import type { MessageRow, TicketRow } from '../store/tables.ts';
import { messagesOf, ticketByNumber } from '../store/threads.ts';
import type { NotifyWorld } from '../world.ts';
import { type People, staffNames } from './staff-people.ts';
import { titleNames } from './title-names.ts';

type StaffTicket = z.output<typeof staffTicket>;
type Message = StaffTicket['messages'][number];

/** A ticket by the number that people read. @throws Refusal NOT_FOUND */
export const ticketNamed = async (db: NotifyWorld['db'], ticketId: string): Promise<TicketRow> =>
  found(await ticketByNumber(db, found(numberOf(ticketId))));

/** A ticket as staff see it, after what a call has done to it. @throws Refusal NOT_FOUND */
export async function showTicket(world: NotifyWorld, ticketId: string): Promise<StaffTicket> {
  const ticket = await ticketNamed(world.db, ticketId);
  const [messages, people, name, titleOf] = await Promise.all([
    messagesOf(world.db, [ticket.id], { withNotes: true }),
    staffNames(world),
    nameOf(world, ticket.user_id),
    titleNames(world, [ticket], ticket.language),
  ]);
  const now = world.now();
  const { due_at: due } = ticket;
  return {
    ticketId: ticketName(ticket.number),
    version: ticket.version,
    state: ticket.state,
    subject: ticket.subject,
    language: ticket.language,
    mail: ticket.email,
    accountId: ticket.user_id,
    name,
    owner: people.named(ticket.owner_id),
    createdAt: ticket.created_at.toISOString(),
    dueAt: due?.toISOString() ?? null,
    isOverdue: due !== null && due.getTime() < now,
    device: {
      language: ticket.device_language,
      platform: ticket.platform,
      version: ticket.app_version,
      browser: ticket.user_agent,
    },
    about: aboutOf(ticket, titleOf(ticket), world.publicOrigin),
    messages: [firstOf(ticket), ...messages.map((message) => messageOf(message, people))],
    people: people.answering,
    now: new Date(now).toISOString(),
  };
}

/** The name of an account; null if it has none, is deleted, or cannot be read now. */
async function nameOf({ internal, log }: NotifyWorld, userId: string): Promise<string | null> {
  try {
    const { fullName } = await internal(payerOf, { userId, timeZone: null });
    return fullName || null;
  } catch (error) {
    log.warn({ err: error }, 'the name of an account could not be read');
    return null;
  }
}

function aboutOf(ticket: TicketRow, title: string | null, publicOrigin: string) {
  const { problem, series_id, video_id, channel_id, position } = ticket;
  const isReport = [problem, series_id, video_id, channel_id].some((each) => each !== null);
  if (!isReport) return null;
  return {
    problem,
    title,
    seriesId: series_id,
    videoId: video_id,
    channelId: channel_id,
    position,
    url: titleAddress(ticket, publicOrigin),
  };
}

/** The first message, which is in the ticket itself. */
const firstOf = (ticket: TicketRow): Message => ({
  id: ticket.id,
  author: 'MEMBER',
  text: ticket.message,
  at: ticket.created_at.toISOString(),
  by: null,
  file: presentFile(ticket),
});

const messageOf = (message: MessageRow, people: People): Message => ({
  id: message.id,
  author: message.author,
  text: message.text,
  at: message.created_at.toISOString(),
  by: people.named(message.staff_id),
  file: presentFile(message),
});
