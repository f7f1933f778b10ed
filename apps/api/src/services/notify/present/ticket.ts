import type { MessageRow, TicketRow } from '../store/tables.ts';

/** The number of a ticket as people read it. */
export const ticketName = (number: number): string => `T-${number}`;

/** The file of a message; null without one. */
export const presentFile = ({
  file_name: name,
  file_type: type,
  file_size: size,
}: Pick<TicketRow, 'file_name' | 'file_type' | 'file_size'>) =>
  name === null ? null : { name, type: type ?? '', size: size ?? 0 };

/** A ticket for its sender's export. @param messages those after the first one, without notes */
export const presentTicket = (ticket: TicketRow, messages: readonly MessageRow[]) => ({
  ticketId: ticketName(ticket.number),
  createdAt: ticket.created_at,
  email: ticket.email,
  subject: ticket.subject,
  message: ticket.message,
  deviceLanguage: ticket.device_language,
  platform: ticket.platform,
  appVersion: ticket.app_version,
  userAgent: ticket.user_agent,
  problem: ticket.problem,
  seriesId: ticket.series_id,
  videoId: ticket.video_id,
  channelId: ticket.channel_id,
  position: ticket.position,
  file: ticket.file_name,
  state: ticket.state,
  messages: messages.map((message) => ({
    createdAt: message.created_at,
    author: message.author === 'MEMBER' ? 'MEMBER' : 'SUPPORT',
    message: message.text,
    file: message.file_name,
  })),
});
