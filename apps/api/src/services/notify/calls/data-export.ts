import { notifyExport } from '@kandil/contract/internal';
import { handle } from '../../../platform/http/handler.ts';
import { presentSubscription } from '../present/subscription.ts';
import { presentTicket } from '../present/ticket.ts';
import { subscriptionsOfAccount } from '../store/subscriptions.ts';
import { ticketsOf } from '../store/tickets.ts';
import type { NotifyWorld } from '../world.ts';

/** The tickets of an account, and where it is notified. */
export const dataExport = handle<NotifyWorld, typeof notifyExport>(
  notifyExport,
  async ({ input, world }) => {
    const tickets = await ticketsOf(world.db, input.userId);
    const devices = await subscriptionsOfAccount(world.db, input.userId);
    return {
      data: {
        supportTickets: tickets.map(presentTicket),
        notifiedDevices: devices.map(presentSubscription),
      },
    };
  },
);
