import { handle, type Handler } from '../../../platform/queue/index.ts';
import { mailToOperator } from '../flows/mail-to-operator.ts';
import { mailOperator } from '../jobs/jobs.ts';
import { ticketById } from '../store/tickets.ts';
import type { NotifyWorld } from '../world.ts';

/** The first message of a ticket. */
export function mailOperatorHandler(world: NotifyWorld): Handler {
  return handle(mailOperator, async ({ ticketId }, { id }) => {
    const ticket = await ticketById(world.db, ticketId);
    if (ticket)
      await mailToOperator(world, id, { ticket, message: { ...ticket, text: ticket.message } });
  });
}
