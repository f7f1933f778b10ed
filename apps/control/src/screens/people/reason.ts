import { SHORTEST_REASON } from '@kandil/contract/control/auth';
import { cleanText, toAsciiDigits } from '@kandil/contract/pasted';

// What the service would take as a reason; the service decides. Pasted text may have marks that nobody sees.

const TICKET = /^t?[\s\p{Pd}]*\d{1,9}$/iv;

export const isTicketNumber = (text: string): boolean =>
  TICKET.test(toAsciiDigits(cleanText(text)));

/** Whether a text has enough letters. */
export const saysEnough = (text: string): boolean =>
  (cleanText(text).match(/[\p{L}\p{N}]/gv)?.length ?? 0) >= SHORTEST_REASON;
