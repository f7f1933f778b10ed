import { sql } from 'kysely';
import type { Executor, MessageRow, NewMessage, TicketChange, TicketRow } from './tables.ts';

export const ticketByNumber = (db: Executor, number: number): Promise<TicketRow | undefined> =>
  db.selectFrom('ticket').selectAll().where('number', '=', number).executeTakeFirst();

/** A ticket that nobody else changes until the transaction ends. */
export const lockedTicket = (trx: Executor, number: number): Promise<TicketRow | undefined> =>
  trx.selectFrom('ticket').selectAll().where('number', '=', number).forUpdate().executeTakeFirst();

/** Changes a ticket, whose version then counts one more. */
export async function changeTicket(
  trx: Executor,
  id: string,
  change: Omit<TicketChange, 'version'>,
): Promise<void> {
  await trx
    .updateTable('ticket')
    .set({ ...change, version: sql<number>`version + 1` })
    .where('id', '=', id)
    .execute();
}

export async function insertMessage(trx: Executor, message: NewMessage): Promise<void> {
  await trx.insertInto('ticket_message').values(message).execute();
}

/** Whether a client has sent a message with this key before. */
export async function hasMessage(db: Executor, ticketId: string, key: string): Promise<boolean> {
  const row = await db
    .selectFrom('ticket_message')
    .select('id')
    .where('ticket_id', '=', ticketId)
    .where('message_key', '=', key)
    .executeTakeFirst();
  return row !== undefined;
}

export const messageById = (db: Executor, id: string): Promise<MessageRow | undefined> =>
  db.selectFrom('ticket_message').selectAll().where('id', '=', id).executeTakeFirst();

/** What was written after the first messages of some tickets, in their order. */
export const messagesOf = (
  db: Executor,
  ticketIds: readonly string[],
  { withNotes }: { withNotes: boolean },
): Promise<MessageRow[]> =>
  db
    .selectFrom('ticket_message')
    .selectAll()
    .where('ticket_id', '=', sql<string>`any(${ticketIds}::uuid[])`)
    .$if(!withNotes, (query) => query.where('author', '<>', 'NOTE'))
    .orderBy('place')
    .execute();

/** The tickets of an account, the last changed first. */
export const latestTicketsOf = (
  db: Executor,
  userId: string,
  limit: number,
): Promise<TicketRow[]> =>
  db
    .selectFrom('ticket')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('changed_at', 'desc')
    .orderBy('number', 'desc')
    .limit(limit)
    .execute();
