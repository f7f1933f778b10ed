import { type AnyCall, found, Refusal } from '@kandil/contract';
import { randomUUID } from 'node:crypto';
import { audited } from '../../../platform/audit.ts';
import { transaction } from '../../../platform/database/kysely.ts';
import type { CallContext } from '../../../platform/http/context.ts';
import { ticketName } from '../present/ticket.ts';
import { numberOf } from '../rules/thread.ts';
import type { Author, Executor, TicketChange, TicketRow } from '../store/tables.ts';
import { changeTicket, hasMessage, insertMessage, lockedTicket } from '../store/threads.ts';
import type { NotifyWorld } from '../world.ts';

/** The subject of an audit entry. */
export const auditSubject = (ticket: Pick<TicketRow, 'number'>): string =>
  `ticket:${ticketName(ticket.number)}`;

interface Edit {
  call: AnyCall;
  ticketId: string;
  /** Of the ticket that the person saw; absent: any. */
  version?: number;
  /** What the audit has of it: no texts. */
  changes?: Record<string, unknown>;
}

/**
 * Does something to a ticket in one transaction, with its entry in the audit.
 * @param work null: nothing is to be done
 * @throws Refusal NOT_FOUND, TICKET_CHANGED
 */
export async function editTicket(
  world: NotifyWorld,
  context: CallContext,
  edit: Edit,
  work: (
    trx: Executor,
    ticket: TicketRow,
  ) => Promise<Omit<TicketChange, 'version' | 'changed_at'> | null>,
): Promise<void> {
  const number = found(numberOf(edit.ticketId));
  await transaction(world.db, async (trx) => {
    const ticket = found(await lockedTicket(trx, number));
    const change = await work(trx, ticket);
    if (!change) return;
    if (edit.version !== undefined && ticket.version !== edit.version)
      throw new Refusal('TICKET_CHANGED');
    await changeTicket(trx, ticket.id, { ...change, changed_at: new Date(world.now()) });
    await audited(world, trx, context, {
      call: edit.call,
      subject: auditSubject(ticket),
      changes: { account: ticket.user_id, ...edit.changes },
    });
  });
}

interface NewStaffMessage {
  author: Author & ('STAFF' | 'NOTE');
  key: string;
  text: string;
  staffId: string;
}

/** Adds what staff have written. @returns the message's id; null if it was sent before */
export async function addMessage(
  trx: Executor,
  ticket: TicketRow,
  { author, key, text, staffId }: NewStaffMessage,
  now: number,
): Promise<string | null> {
  if (await hasMessage(trx, ticket.id, key)) return null;
  const id = randomUUID();
  await insertMessage(trx, {
    id,
    ticket_id: ticket.id,
    author,
    text,
    staff_id: staffId,
    message_key: key,
    created_at: new Date(now),
  });
  return id;
}
