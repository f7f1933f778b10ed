import { ticketAnswer as call } from '@kandil/contract/control/notify';
import { handle } from '../../../platform/http/handler.ts';
import { staffOf } from '../../../platform/http/staff.ts';
import { addMessage, editTicket } from '../flows/edit-ticket.ts';
import { showTicket } from '../flows/show-ticket.ts';
import { mailAnswer } from '../jobs/jobs.ts';
import { answerOf } from '../rules/message.ts';
import type { NotifyWorld } from '../world.ts';

/** Sent twice, an answer is stored once: its key is looked at before the version, which the first one has changed. */
export const ticketAnswer = handle<NotifyWorld, typeof call>(
  call,
  async ({ input: { ticketId, version, key, text, state }, context, world }) => {
    const { id: staffId } = staffOf(context);
    const answer = { author: 'STAFF', key, text: answerOf(text), staffId } as const;
    const edit = { call, ticketId, version, changes: { state } };
    await editTicket(world, context, edit, async (trx, ticket) => {
      const now = world.now();
      const messageId = await addMessage(trx, ticket, answer, now);
      if (messageId === null) return null;
      await world.queue.enqueue(trx, mailAnswer, { ticketId: ticket.id, messageId });
      return {
        state,
        owner_id: ticket.owner_id ?? staffId,
        due_at: null,
        solved_at: state === 'SOLVED' ? new Date(now) : null,
      };
    });
    return { data: await showTicket(world, ticketId) };
  },
);
