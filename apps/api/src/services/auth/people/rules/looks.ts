import type { REASON_KINDS } from '@kandil/contract/control/auth';
import { ticketReason, writtenReason } from '../../../../platform/http/opened.ts';

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

/**
 * A reason as the audit has it: `T-100001`, or what was written, without marks that nobody sees.
 * @returns null if it says too little
 */
export function reasonOf(kind: (typeof REASON_KINDS)[number], text: string): string | null {
  if (kind === 'TICKET') return ticketReason(text);
  const words = writtenReason(text);
  return words === null ? null : `${kind} ${words}`;
}
