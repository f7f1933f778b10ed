import { personSupport as call } from '@kandil/contract/internal';
import { handle } from '../../../platform/http/handler.ts';
import { ticketName } from '../present/ticket.ts';
import { episodeMailsOfAccount } from '../store/episode-mails.ts';
import { lastTicketsOf } from '../store/people.ts';
import { subscriptionsOfAccount } from '../store/subscriptions.ts';
import type { NotifyWorld } from '../world.ts';

const sinceOf = (row: { profile_id: number; created_at: Date }) => ({
  profileId: row.profile_id,
  since: row.created_at.toISOString(),
});

export const personSupport = handle<NotifyWorld, typeof call>(
  call,
  async ({ input: { userId }, world: { db } }) => {
    const [tickets, mails, devices] = await Promise.all([
      lastTicketsOf(db, userId),
      episodeMailsOfAccount(db, userId),
      subscriptionsOfAccount(db, userId),
    ]);
    return {
      data: {
        tickets: tickets.map(({ number, subject, state, created_at }) => ({
          number: ticketName(number),
          subject,
          state,
          at: created_at.toISOString(),
        })),
        episodeMails: mails.map(sinceOf),
        notifiedDevices: devices.map(sinceOf),
      },
    };
  },
);
