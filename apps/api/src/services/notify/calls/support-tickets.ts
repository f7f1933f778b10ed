import { notify } from '@kandil/contract';
import { handle, sessionOf } from '../../../platform/http/handler.ts';
import { presentOwnTicket } from '../present/member-ticket.ts';
import { latestTicketsOf } from '../store/threads.ts';
import type { NotifyWorld } from '../world.ts';

const MOST = 50;

/** Without a control room support answers by mail, and there are no threads to show. */
export const supportTickets = handle<NotifyWorld, typeof notify.supportTickets>(
  notify.supportTickets,
  async ({ context, world }) => {
    const { userId } = sessionOf(context);
    if (world.controlOrigin === null) return { data: [] };
    const rows = await latestTicketsOf(world.db, userId, MOST);
    return { data: rows.map((row) => presentOwnTicket(row, context.language)) };
  },
);
