import { notify } from '@kandil/contract';
import { handle, sessionOf } from '../../../platform/http/handler.ts';
import { ownThread } from '../flows/own-ticket.ts';
import type { NotifyWorld } from '../world.ts';

export const supportTicket = handle<NotifyWorld, typeof notify.supportTicket>(
  notify.supportTicket,
  async ({ input: { id }, context, world }) => {
    const { userId } = sessionOf(context);
    return { data: await ownThread(world, context, { userId, ticketId: id }) };
  },
);
