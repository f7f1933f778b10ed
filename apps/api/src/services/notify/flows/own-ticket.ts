import { type Data, found, Refusal } from '@kandil/contract';
import type { supportTicket } from '@kandil/contract/notify';
import type { CallContext } from '../../../platform/http/context.ts';
import { presentThread } from '../present/member-ticket.ts';
import { numberOf } from '../rules/thread.ts';
import type { TicketRow } from '../store/tables.ts';
import { messagesOf, ticketByNumber } from '../store/threads.ts';
import type { NotifyWorld } from '../world.ts';

/**
 * A ticket of an account. Another account's, and every one where support answers by mail alone, is none.
 * @throws Refusal NOT_FOUND
 */
export async function ownTicket(
  { db, controlOrigin }: NotifyWorld,
  userId: string,
  ticketId: string,
): Promise<TicketRow> {
  if (controlOrigin === null) throw new Refusal('NOT_FOUND');
  const ticket = found(await ticketByNumber(db, found(numberOf(ticketId))));
  if (ticket.user_id !== userId) throw new Refusal('NOT_FOUND');
  return ticket;
}

/** A ticket of an account with its messages, in the visitor's language. @throws Refusal NOT_FOUND */
export async function ownThread(
  world: NotifyWorld,
  context: CallContext,
  { userId, ticketId }: { userId: string; ticketId: string },
): Promise<Data<typeof supportTicket>> {
  const ticket = await ownTicket(world, userId, ticketId);
  const messages = await messagesOf(world.db, [ticket.id], { withNotes: false });
  return presentThread(ticket, messages, { language: context.language, now: world.now() });
}
