import { ticket as call } from '@kandil/contract/control/notify';
import { handle } from '../../../platform/http/handler.ts';
import { noteLook } from '../flows/note-look.ts';
import { showTicket, ticketNamed } from '../flows/show-ticket.ts';
import type { NotifyWorld } from '../world.ts';

export const ticket = handle<NotifyWorld, typeof call>(
  call,
  async ({ input: { ticketId }, context, world }) => {
    const row = await ticketNamed(world.db, ticketId);
    await noteLook(world, context, { call, ticket: row, what: row.id });
    return { data: await showTicket(world, ticketId) };
  },
);
