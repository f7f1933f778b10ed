import type { Data } from '@kandil/contract';
import { ticket } from '@kandil/contract/control/notify';
import { isApiError } from '@kandil/ui/forms/errors.ts';
import { request } from '#src/data/request.ts';

export type Ticket = Data<typeof ticket>;

/** What an act of a ticket does with its answers. */
export interface TicketActs {
  /** Shows the ticket as an act has left it. */
  onChange(ticket: Ticket): void;
  /** Somebody else changed it: shows it as it is now. */
  onConflict(ticket: Ticket): void;
}

/**
 * Changes a ticket. If somebody else has changed it meanwhile, it is read again and nothing is sent.
 * @returns whether it was changed @throws ApiError for any other refusal
 */
export async function changing(
  ticketId: string,
  acts: TicketActs,
  change: () => Promise<Ticket>,
): Promise<boolean> {
  try {
    acts.onChange(await change());
    return true;
  } catch (error) {
    if (!isApiError(error) || error.code !== 'TICKET_CHANGED') throw error;
    acts.onConflict(await request(ticket, { ticketId }));
    return false;
  }
}
