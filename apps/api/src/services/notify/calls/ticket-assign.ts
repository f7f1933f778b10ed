import { ticketAssign as call } from '@kandil/contract/control/notify';
import { handle } from '../../../platform/http/handler.ts';
import { editTicket } from '../flows/edit-ticket.ts';
import { showTicket } from '../flows/show-ticket.ts';
import { staffNames } from '../flows/staff-people.ts';
import { refuse } from '../rules/message.ts';
import type { NotifyWorld } from '../world.ts';

export const ticketAssign = handle<NotifyWorld, typeof call>(
  call,
  async ({ input: { ticketId, version, ownerId }, context, world }) => {
    if (ownerId !== null) {
      const { answering } = await staffNames(world);
      if (!answering.some(({ id }) => id === ownerId)) refuse('ownerId');
    }
    const edit = { call, ticketId, version, changes: { owner: ownerId } };
    await editTicket(world, context, edit, async (_trx, ticket) =>
      ticket.owner_id === ownerId ? null : { owner_id: ownerId },
    );
    return { data: await showTicket(world, ticketId) };
  },
);
