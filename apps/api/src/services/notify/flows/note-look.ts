import type { AnyCall } from '@kandil/contract';
import { audited } from '../../../platform/audit.ts';
import { transaction } from '../../../platform/database/kysely.ts';
import type { CallContext } from '../../../platform/http/context.ts';
import { staffOf } from '../../../platform/http/staff.ts';
import { insertLook } from '../store/looks.ts';
import type { TicketRow } from '../store/tables.ts';
import type { NotifyWorld } from '../world.ts';
import { auditSubject } from './edit-ticket.ts';

const HOUR = 3_600_000;

/** Notes in the audit, and for the member's export, that somebody looked at a ticket: once per call, thing, person of the staff and hour. */
export async function noteLook(
  world: NotifyWorld,
  context: CallContext,
  { call, ticket, what }: { call: AnyCall; ticket: TicketRow; what: string },
): Promise<void> {
  const hour = Math.floor(world.now() / HOUR);
  const note = {
    call,
    subject: auditSubject(ticket),
    changes: { account: ticket.user_id },
    once: `${call.name} ${what} ${staffOf(context).id} ${hour}`,
  };
  const at = new Date(world.now());
  const { role } = staffOf(context);
  await transaction(world.db, async (trx) => {
    await insertLook(trx, { id: note.once, ticket_id: ticket.id, role, at });
    await audited(world, trx, context, note);
  });
}
