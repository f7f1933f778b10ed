import { handle, type Handler } from '../../../platform/queue/index.ts';
import { FILES_PREFIX, filesBefore, isSettled, ticketsBefore } from '../rules/retention.ts';
import { deleteTicketsBefore, dropFilesBefore, fileKeysSince } from '../store/tickets.ts';
import type { NotifyWorld } from '../world.ts';
import { tidyTickets } from '../jobs/jobs.ts';

/** Deletes old tickets, old files, and files whose ticket was never stored. */
export function tidyTicketsHandler({ db, blobs, now }: NotifyWorld): Handler {
  return handle(tidyTickets, async (_payload, { signal }) => {
    const today = now();
    await deleteTicketsBefore(db, ticketsBefore(today));
    // Listed first: a file that appears meanwhile is left for the next night.
    const listed = (await blobs.list(FILES_PREFIX)).filter((key) => isSettled(key, today));
    const retained = new Set(await fileKeysSince(db, filesBefore(today)));
    for (const key of listed) {
      signal.throwIfAborted();
      if (!retained.has(key)) await blobs.delete(key);
    }
    await dropFilesBefore(db, filesBefore(today));
  });
}
