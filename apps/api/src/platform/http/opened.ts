import { Refusal } from '@kandil/contract';
import { SHORTEST_REASON } from '@kandil/contract/control/auth';
import { personOpened } from '@kandil/contract/internal';
import { cleanText, toAsciiDigits } from '@kandil/contract/pasted';
import type { CallContext } from './context.ts';
import type { Internal } from './internal.ts';
import { staffOf } from './staff.ts';

// What every act on somebody's account needs: that the account is open to who acts, and a reason for the audit.

/** @throws Refusal NOT_FOUND, REASON_REQUIRED if who makes the call has not opened the account within the hour */
export async function requireOpened(
  { internal }: { internal: Internal },
  context: CallContext,
  userId: string,
): Promise<void> {
  const { until } = await internal(personOpened, { userId, staffId: staffOf(context).id });
  if (until === null) throw new Refusal('REASON_REQUIRED');
}

const TICKET = /^t?[\s\p{Pd}]*(\d{1,9})$/iv;

/** The number of a ticket as the audit has it, `TICKET T-100001`; null if it is none. */
export function ticketReason(text: string): string | null {
  const [, number] = TICKET.exec(toAsciiDigits(cleanText(text))) ?? [];
  return number === undefined ? null : `TICKET T-${number}`;
}

/** What was written, without marks that nobody sees; null if it is too short. */
export function writtenReason(text: string): string | null {
  const written = cleanText(text);
  const letters = written.match(/[\p{L}\p{N}]/gv)?.length ?? 0;
  return letters < SHORTEST_REASON ? null : written;
}

/**
 * The reason of an act as the audit has it: the number of a ticket, or what was written.
 * @throws Refusal INVALID_INPUT if it says too little
 */
export function actReason(text: string): string {
  const reason = ticketReason(text) ?? writtenReason(text);
  if (reason === null) throw new Refusal('INVALID_INPUT', { fields: { reason: 'INVALID_INPUT' } });
  return reason;
}
