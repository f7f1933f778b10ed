import { type Input, notify, Refusal } from '@kandil/contract';
import { sessionCheck } from '@kandil/contract/internal';
import type { CallContext } from '../../../platform/http/context.ts';
import { handle, sessionOf } from '../../../platform/http/handler.ts';
import { wordsOf } from '../../../platform/words.ts';
import { fileOf, takeLimits } from '../flows/intake.ts';
import { knownSubject } from '../rules/subjects.ts';
import { type Message, storeTicket } from '../flows/store-ticket.ts';
import { ticketName } from '../present/ticket.ts';
import { messageOf, senderOf } from '../rules/message.ts';
import { ticketByKey } from '../store/tickets.ts';
import type { NotifyWorld } from '../world.ts';

/** Stores a ticket. A repeated request with the same key answers the first one's ticket. */
export const supportTicketSave = handle<NotifyWorld, typeof notify.supportTicketSave>(
  notify.supportTicketSave,
  async ({ input, context, world }) => {
    const { userId, sessionId } = sessionOf(context);
    const ticket = ticketOf(input, context, userId);
    const { live } = await world.internal(sessionCheck, { sessionId, profileId: null });
    if (!live) throw new Refusal('SESSION_ENDED');
    const known = input.ticketKey && (await ticketByKey(world.db, userId, input.ticketKey));
    if (known) return answerOf(known.number, context);
    await using file = await fileOf(context.file, ticket.subject);
    const giveBack = await takeLimits(world, context, userId, file);
    const { number, fresh } = await storeTicket(world, ticket, file).catch(async (fault) => {
      await giveBack();
      throw fault;
    });
    if (!fresh) await giveBack();
    return answerOf(number, context);
  },
);

function answerOf(number: number, { language }: CallContext) {
  const ticketId = ticketName(number);
  return { data: { ticketId }, message: wordsOf(language)('support.sent', { number: ticketId }) };
}

/** @throws Refusal INVALID_INPUT, SUPPORT_SUBJECT_UNKNOWN */
function ticketOf(
  input: Input<typeof notify.supportTicketSave>,
  { language, platform, appVersion, userAgent }: CallContext,
  userId: string,
): Message {
  return {
    user_id: userId,
    ticket_key: input.ticketKey ?? null,
    email: senderOf(input.ticketEmail),
    subject: knownSubject(input.ticketSubject, 'ticketSubject'),
    message: messageOf(input.ticketMessage),
    language,
    device_language: input.deviceLanguage,
    platform,
    app_version: appVersion,
    user_agent: userAgent.slice(0, 400),
    problem: input.problem ?? null,
    series_id: input.seriesId ?? null,
    video_id: input.videoId ?? null,
    channel_id: input.channelId ?? null,
    position: input.position ?? null,
  };
}
