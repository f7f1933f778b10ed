import { handle, type Handler } from '../../../platform/queue/index.ts';
import { mailToOperator } from '../flows/mail-to-operator.ts';
import { mailReply } from '../jobs/jobs.ts';
import { messageById } from '../store/threads.ts';
import { ticketById } from '../store/tickets.ts';
import type { NotifyWorld } from '../world.ts';

/** What the member has added to a ticket. */
export function mailReplyHandler(world: NotifyWorld): Handler {
  return handle(mailReply, async ({ ticketId, messageId }, { id }) => {
    const ticket = await ticketById(world.db, ticketId);
    const message = ticket && (await messageById(world.db, messageId));
    if (message) await mailToOperator(world, id, { ticket, message });
  });
}
