import type { TicketRow } from '../store/tables.ts';

/** The number of a ticket as people read it. */
export const ticketName = (number: number): string => `T-${number}`;

/** A ticket for its sender's export. */
export const presentTicket = (ticket: TicketRow) => ({
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
});
