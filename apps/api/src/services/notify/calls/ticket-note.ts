import { ticketNote as call } from '@kandil/contract/control/notify';
import { handle } from '../../../platform/http/handler.ts';
import { staffOf } from '../../../platform/http/staff.ts';
import { addMessage, editTicket } from '../flows/edit-ticket.ts';
import { showTicket } from '../flows/show-ticket.ts';
import { replyOf } from '../rules/message.ts';
import type { NotifyWorld } from '../world.ts';

/** A note changes the version: somebody who is answering should have read it. */
export const ticketNote = handle<NotifyWorld, typeof call>(
  call,
  async ({ input: { ticketId, key, text }, context, world }) => {
    const { id: staffId } = staffOf(context);
    const note = { author: 'NOTE', key, text: replyOf(text, 'text'), staffId } as const;
    await editTicket(world, context, { call, ticketId }, async (trx, ticket) =>
      (await addMessage(trx, ticket, note, world.now())) === null ? null : {},
    );
    return { data: await showTicket(world, ticketId) };
  },
);
