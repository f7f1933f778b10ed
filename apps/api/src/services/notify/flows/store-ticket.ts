import { randomUUID } from 'node:crypto';
import { openAsBlob } from 'node:fs';
import { transaction } from '../../../platform/database/kysely.ts';
import { acknowledge, mailOperator } from '../jobs/jobs.ts';
import { fileKey } from '../rules/retention.ts';
import type { NewTicket } from '../store/tables.ts';
import { insertTicket, ticketByKey } from '../store/tickets.ts';
import type { NotifyWorld } from '../world.ts';
import type { AcceptedFile } from './accept-file.ts';

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
  const key = file && fileKey(now, randomUUID(), file.extension);
  if (file && key) {
    undo.defer(() => world.blobs.delete(key));
    await world.blobs.put(key, await openAsBlob(file.path), file.type);
  }
  const stored = await transaction(world.db, async (trx) => {
    const id = randomUUID();
    const row = { ...ticket, ...columnsOf(file, key), id, created_at: new Date(now) };
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

const columnsOf = (file: AcceptedFile | null, key: string | null) =>
  file && key
    ? { file_key: key, file_name: file.name, file_type: file.type, file_size: file.size }
    : {};
