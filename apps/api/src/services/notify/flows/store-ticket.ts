import { randomUUID } from 'node:crypto';
import { transaction } from '../../../platform/database/kysely.ts';
import { acknowledge, mailOperator } from '../jobs/jobs.ts';
import { dueAt } from '../rules/due.ts';
import type { NewTicket } from '../store/tables.ts';
import { insertTicket, ticketByKey } from '../store/tickets.ts';
import type { NotifyWorld } from '../world.ts';
import type { AcceptedFile } from './accept-file.ts';
import { storeFile } from './store-file.ts';

/** A ticket as it was sent, without its file. */
export type Message = Omit<NewTicket, 'id' | 'created_at'>;

/**
 * Stores a ticket with its file, and queues both mails. A ticket that its client has sent before is not stored again.
 * No file stays without a ticket.
 */
export async function storeTicket(
  world: NotifyWorld,
  ticket: Message,
  file: AcceptedFile | null,
): Promise<{ number: number; fresh: boolean }> {
  const now = world.now();
  await using undo = new AsyncDisposableStack();
  const columns = await storeFile(world, file, undo);
  const stored = await transaction(world.db, async (trx) => {
    const id = randomUUID();
    const at = new Date(now);
    const due = dueAt(ticket.subject, now);
    const times = { created_at: at, changed_at: at, due_at: due };
    const row = { ...ticket, ...columns, id, ...times };
    const inserted = await insertTicket(trx, row);
    if (!inserted) return undefined;
    await world.queue.enqueue(trx, mailOperator, { ticketId: id });
    await world.queue.enqueue(trx, acknowledge, { ticketId: id });
    return inserted;
  });
  if (stored) {
    undo.move();
    return { ...stored, fresh: true };
  }
  const first = await ticketByKey(world.db, ticket.user_id, ticket.ticket_key ?? '');
  if (!first) throw new Error('a ticket is neither new nor known');
  return { ...first, fresh: false };
}
