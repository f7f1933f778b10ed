import { ticketState as call } from '@kandil/contract/control/notify';
import { handle } from '../../../platform/http/handler.ts';
import { editTicket } from '../flows/edit-ticket.ts';
import { showTicket } from '../flows/show-ticket.ts';
import { dueAt } from '../rules/due.ts';
import type { NotifyWorld } from '../world.ts';

export const ticketState = handle<NotifyWorld, typeof call>(
  call,
  async ({ input: { ticketId, version, state }, context, world }) => {
    const edit = { call, ticketId, version, changes: { state } };
    await editTicket(world, context, edit, async (_trx, ticket) => {
      if (ticket.state === state) return null;
      const now = world.now();
      return state === 'SOLVED'
        ? { state, due_at: null, solved_at: new Date(now) }
        : { state, due_at: dueAt(ticket.subject, now), solved_at: null };
    });
    return { data: await showTicket(world, ticketId) };
  },
);
