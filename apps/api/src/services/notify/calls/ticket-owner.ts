import { ticketOwner as call } from '@kandil/contract/internal';
import { handle } from '../../../platform/http/handler.ts';
import { ownerOfTicket } from '../store/people.ts';
import type { NotifyWorld } from '../world.ts';

export const ticketOwner = handle<NotifyWorld, typeof call>(
  call,
  async ({ input: { number }, world }) => ({
    data: (await ownerOfTicket(world.db, number)) ?? null,
  }),
);
