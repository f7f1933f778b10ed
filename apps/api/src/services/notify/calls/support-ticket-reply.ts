import { notify } from '@kandil/contract';
import { handle, sessionOf } from '../../../platform/http/handler.ts';
import { fileOf, takeLimits } from '../flows/intake.ts';
import { ownThread, ownTicket } from '../flows/own-ticket.ts';
import { storeReply } from '../flows/store-reply.ts';
import { replyOf } from '../rules/message.ts';
import { hasMessage } from '../store/threads.ts';
import type { NotifyWorld } from '../world.ts';

/** Adds to a ticket. A repeated request with the same key answers the thread as it is. */
export const supportTicketReply = handle<NotifyWorld, typeof notify.supportTicketReply>(
  notify.supportTicketReply,
  async ({ input: { ticketId, ticketMessage, replyKey: key }, context, world }) => {
    const { userId } = sessionOf(context);
    const ticket = await ownTicket(world, userId, ticketId);
    const thread = async () => ({ data: await ownThread(world, context, { userId, ticketId }) });
    if (await hasMessage(world.db, ticket.id, key)) return thread();
    const text = replyOf(ticketMessage, 'ticketMessage');
    await using file = await fileOf(context.file, ticket.subject);
    const giveBack = await takeLimits(world, context, userId, file);
    const isFresh = await storeReply(world, { ticket, key, text }, file).catch(async (fault) => {
      await giveBack();
      throw fault;
    });
    if (!isFresh) await giveBack();
    return thread();
  },
);
