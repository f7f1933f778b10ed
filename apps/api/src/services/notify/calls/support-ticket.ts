import { notify } from '@kandil/contract';
import { handle } from '../../../platform/http/handler.ts';
import { liveAccount, ownThread } from '../flows/own-ticket.ts';
import type { NotifyWorld } from '../world.ts';

export const supportTicket = handle<NotifyWorld, typeof notify.supportTicket>(
  notify.supportTicket,
  async ({ input: { id }, context, world }) => {
    const userId = await liveAccount(world, context);
    return { data: await ownThread(world, context, { userId, ticketId: id }) };
  },
);
