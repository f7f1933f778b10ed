import { notifyExport } from '@kandil/contract/internal';
import { handle } from '../../../platform/http/handler.ts';
import { presentEpisodeMail } from '../present/episode-mail.ts';
import { presentSubscription } from '../present/subscription.ts';
import { presentTicket, ticketName } from '../present/ticket.ts';
import { episodeMailsOfAccount } from '../store/episode-mails.ts';
import { subscriptionsOfAccount } from '../store/subscriptions.ts';
import { looksOfAccount } from '../store/looks.ts';
import { messagesOf } from '../store/threads.ts';
import { ticketsOf } from '../store/tickets.ts';
import type { NotifyWorld } from '../world.ts';

/** The tickets of an account with who of the staff read them, by role, where it is notified, and whose mails about new episodes are on. */
export const dataExport = handle<NotifyWorld, typeof notifyExport>(
  notifyExport,
  async ({ input, world }) => {
    const tickets = await ticketsOf(world.db, input.userId);
    const ids = tickets.map(({ id }) => id);
    const messages = await messagesOf(world.db, ids, { withNotes: false });
    const thread = Map.groupBy(messages, ({ ticket_id: id }) => id);
    const devices = await subscriptionsOfAccount(world.db, input.userId);
    const mails = await episodeMailsOfAccount(world.db, input.userId);
    const looks = await looksOfAccount(world.db, input.userId);
    return {
      data: {
        supportTickets: tickets.map((ticket) => presentTicket(ticket, thread.get(ticket.id) ?? [])),
        supportLooks: looks.map(({ number, role, at }) => ({
          ticketId: ticketName(number),
          role,
          at,
        })),
        notifiedDevices: devices.map(presentSubscription),
        episodeMails: mails.map(presentEpisodeMail),
      },
    };
  },
);
