import { found, Refusal } from '@kandil/contract';
import { randomUUID } from 'node:crypto';
import { transaction } from '../../../platform/database/kysely.ts';
import { mailReply } from '../jobs/jobs.ts';
import { dueAt } from '../rules/due.ts';
import { takesReplies } from '../rules/thread.ts';
import type { TicketRow } from '../store/tables.ts';
import { changeTicket, hasMessage, insertMessage, lockedTicket } from '../store/threads.ts';
import type { NotifyWorld } from '../world.ts';
import type { AcceptedFile } from './accept-file.ts';
import { storeFile } from './store-file.ts';

interface Reply {
  ticket: Pick<TicketRow, 'number'>;
  key: string;
  text: string;
}

/**
 * Stores what the member adds, and queues a mail to the operator. The ticket waits for staff again: since now, unless an
 * earlier message still waits.
 * @returns whether it is new: false for a reply that was sent before @throws Refusal NOT_FOUND, TICKET_CLOSED
 */
export async function storeReply(
  world: NotifyWorld,
  { ticket: { number }, key, text }: Reply,
  file: AcceptedFile | null,
): Promise<boolean> {
  await using undo = new AsyncDisposableStack();
  const columns = await storeFile(world, file, undo);
  const isFresh = await transaction(world.db, async (trx) => {
    // Deleted with its account meanwhile.
    const ticket = found(await lockedTicket(trx, number));
    if (await hasMessage(trx, ticket.id, key)) return false;
    const now = world.now();
    if (!takesReplies(ticket, now)) throw new Refusal('TICKET_CLOSED');
    const message = { id: randomUUID(), ticket_id: ticket.id, author: 'MEMBER', text } as const;
    const at = new Date(now);
    await insertMessage(trx, { ...message, ...columns, message_key: key, created_at: at });
    await changeTicket(trx, ticket.id, {
      state: 'OPEN',
      due_at: ticket.state === 'OPEN' ? ticket.due_at : dueAt(ticket.subject, now),
      solved_at: null,
      changed_at: at,
    });
    await world.queue.enqueue(trx, mailReply, { ticketId: ticket.id, messageId: message.id });
    return true;
  });
  if (isFresh) undo.move();
  return isFresh;
}
