import { type REASON_KINDS, SHORTEST_REASON } from '@kandil/contract/control/auth';
import { cleanText, toAsciiDigits } from '@kandil/contract/pasted';

const HOUR_MS = 3_600_000;

/** An account stays open to who opened it for so long. */
export const LOOK_MS = HOUR_MS;
/** Accounts that somebody may open within `LOOK_MS`. */
export const MOST_LOOKS = 60;
/** From the next one within a day on, each raises the alarm. */
export const QUIET_LOOKS = 50;
export const DAY_MS = 24 * HOUR_MS;
/** As long as the audit. */
export const LOOKS_REMEMBERED_MS = 3 * 366 * DAY_MS;
export const MAILS_REMEMBERED_MS = 90 * DAY_MS;

const TICKET = /^t?[\s\p{Pd}]*(\d{1,9})$/iv;

/**
 * A reason as the audit has it: `T-100001`, or what was written, without marks that nobody sees.
 * @returns null if it says too little
 */
export function reasonOf(kind: (typeof REASON_KINDS)[number], text: string): string | null {
  if (kind === 'TICKET') {
    const [, number] = TICKET.exec(toAsciiDigits(cleanText(text))) ?? [];
    return number === undefined ? null : `TICKET T-${number}`;
  }
  const words = wordsOf(text);
  return words === null ? null : `${kind} ${words}`;
}

/**
 * The reason of an act as the audit has it: the number of a ticket, or what was written.
 * @returns null if it says too little
 */
export function actReasonOf(text: string): string | null {
  return reasonOf('TICKET', text) ?? wordsOf(text);
}

/** What was written, without marks that nobody sees; null if it is too short. */
function wordsOf(text: string): string | null {
  const written = cleanText(text);
  const letters = written.match(/[\p{L}\p{N}]/gv)?.length ?? 0;
  return letters < SHORTEST_REASON ? null : written;
}
