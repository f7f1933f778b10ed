import type { Data } from '@kandil/contract';
import type { supportTicket, supportTickets } from '@kandil/contract/notify';
import type { LanguageCode } from '@kandil/i18n';
import { wordsOf } from '../../../platform/words.ts';
import { takesReplies } from '../rules/thread.ts';
import type { MessageRow, TicketRow } from '../store/tables.ts';
import { presentFile, ticketName } from './ticket.ts';

/** A ticket in its member's list. */
export const presentOwnTicket = (
  ticket: TicketRow,
  language: LanguageCode,
): Data<typeof supportTickets>[number] => ({
  ticketId: ticketName(ticket.number),
  subject: {
    title: wordsOf(language)(`support.subject.${ticket.subject}`),
    subject: ticket.subject,
  },
  state: ticket.state,
  createdAt: ticket.created_at.toISOString(),
  changedAt: ticket.changed_at.toISOString(),
});

/** A thread as its member sees it: no notes, and no names of the staff. */
export const presentThread = (
  ticket: TicketRow,
  messages: readonly MessageRow[],
  { language, now }: { language: LanguageCode; now: number },
): Data<typeof supportTicket> => ({
  ...presentOwnTicket(ticket, language),
  messages: [
    {
      id: ticket.id,
      author: 'MEMBER',
      text: ticket.message,
      at: ticket.created_at.toISOString(),
      file: presentFile(ticket),
    },
    ...messages.flatMap((message) => {
      if (message.author === 'NOTE') return [];
      const author = message.author === 'MEMBER' ? ('MEMBER' as const) : ('SUPPORT' as const);
      const { id, text, created_at: at } = message;
      return [{ id, author, text, at: at.toISOString(), file: presentFile(message) }];
    }),
  ],
  canReply: takesReplies(ticket, now),
});
