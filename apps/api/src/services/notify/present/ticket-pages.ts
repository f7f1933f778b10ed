import type { TicketRow } from '../store/tables.ts';
import { ticketName } from './ticket.ts';

/** Where the member reads the answers and adds to them. */
export const threadPage = (
  { number, language }: Pick<TicketRow, 'number' | 'language'>,
  { publicOrigin }: { publicOrigin: string },
): string => `${publicOrigin}/${language}/customer-support/${ticketName(number)}`;

/** Where staff answer; null without a control room. */
export const roomPage = (
  { number }: Pick<TicketRow, 'number'>,
  { controlOrigin }: { controlOrigin: string | null },
): string | null => controlOrigin && `${controlOrigin}/tickets/${ticketName(number)}`;

/** Where the file of a token is saved from. */
export const fileAddress = (token: string, { publicOrigin }: { publicOrigin: string }): string =>
  `${publicOrigin}/api/notify/support/ticket/file/${token}`;
