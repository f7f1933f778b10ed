import { notifyExport } from '@kandil/contract/internal';
import { handle } from '../../../platform/http/handler.ts';
import { presentTicket } from '../present/ticket.ts';
import { ticketsOf } from '../store/tickets.ts';
import type { NotifyWorld } from '../world.ts';

/** The tickets of an account. */
export const dataExport = handle<NotifyWorld, typeof notifyExport>(
  notifyExport,
  async ({ input, world }) => {
    const tickets = await ticketsOf(world.db, input.userId);
    return { data: { supportTickets: tickets.map(presentTicket) } };
  },
);
