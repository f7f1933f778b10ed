import type { TicketState } from '@kandil/contract/notify';

const DAY = 24 * 3_600_000;

/** Days for which a reply opens a solved ticket again. */
const REPLY_DAYS = 30;

interface TicketFacts {
  state: TicketState;
  solved_at: Date | null;
}

/** Whether the member may still add to a ticket; later they send a new one. */
export const takesReplies = ({ state, solved_at: solvedAt }: TicketFacts, now: number): boolean =>
  state !== 'SOLVED' || solvedAt === null || now < solvedAt.getTime() + REPLY_DAYS * DAY;

/** The number of `T-100001`, typed by a person; null for anything else. */
export function numberOf(typed: string): number | null {
  const digits = /^\s*T-?(?<digits>\d{1,12})\s*$/iv.exec(typed)?.groups?.['digits'];
  return digits === undefined ? null : Number(digits);
}

/** The first letter of an address and its domain: `l•••@kandil.test`. */
export function maskedMail(mail: string): string {
  const at = mail.lastIndexOf('@');
  if (at < 1) return '•••';
  const [first = ''] = mail;
  return `${first}•••${mail.slice(at)}`;
}
