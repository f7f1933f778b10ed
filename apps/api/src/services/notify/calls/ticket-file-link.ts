import { found, Refusal } from '@kandil/contract';
import { ticketFileLink as call } from '@kandil/contract/control/notify';
import { handle } from '../../../platform/http/handler.ts';
import { noteLook } from '../flows/note-look.ts';
import { ticketNamed } from '../flows/show-ticket.ts';
import { fileAddress } from '../present/ticket-pages.ts';
import { fileToken, STAFF_LINK_MS } from '../rules/file-link.ts';
import { messageById } from '../store/threads.ts';
import type { NotifyWorld } from '../world.ts';

/** The public hook answers the file, always as an attachment. */
export const ticketFileLink = handle<NotifyWorld, typeof call>(
  call,
  async ({ input: { ticketId, messageId }, context, world }) => {
    const ticket = await ticketNamed(world.db, ticketId);
    const isFirst = messageId === ticket.id;
    const message = isFirst ? ticket : found(await messageById(world.db, messageId));
    if ('ticket_id' in message && message.ticket_id !== ticket.id) throw new Refusal('NOT_FOUND');
    found(message.file_key);
    await noteLook(world, context, { call, ticket, what: messageId });
    const token = fileToken(messageId, world.now(), world.linkKeys, STAFF_LINK_MS);
    return { data: { url: fileAddress(token, world) } };
  },
);
