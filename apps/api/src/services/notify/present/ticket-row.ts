import type { Data } from '@kandil/contract';
import type { tickets } from '@kandil/contract/control/notify';
import { shortened } from '../../../platform/text.ts';
import { maskedMail } from '../rules/thread.ts';
import type { TicketRow } from '../store/tables.ts';
import { ticketName } from './ticket.ts';

type Row = Data<typeof tickets>['tickets'][number];

/** Characters of the first message in a list. */
const EXCERPT = 140;

/** A ticket in the list of the control room. */
export const presentTicketRow = (ticket: TicketRow, owner: Row['owner'], now: number): Row => ({
  ticketId: ticketName(ticket.number),
  subject: ticket.subject,
  mail: maskedMail(ticket.email),
  excerpt: shortened(ticket.message.replaceAll(/\s+/gv, ' '), EXCERPT),
  language: ticket.language,
  state: ticket.state,
  owner,
  dueAt: ticket.due_at?.toISOString() ?? null,
  isOverdue: ticket.due_at !== null && ticket.due_at.getTime() < now,
  changedAt: ticket.changed_at.toISOString(),
});
