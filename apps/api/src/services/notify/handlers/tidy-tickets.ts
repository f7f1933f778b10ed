import { accountsSetAside } from '@kandil/contract/internal';
import { handle, type Handler } from '../../../platform/queue/index.ts';
import { FILES_PREFIX, filesBefore, isSettled, ticketsBefore } from '../rules/retention.ts';
import { deleteTicketsBefore, dropFilesBefore, fileKeysSince } from '../store/tickets.ts';
import type { NotifyWorld } from '../world.ts';
import { tidyTickets } from '../jobs/jobs.ts';

/** Deletes old tickets, old files, and files whose ticket was never stored. What is set aside stays. */
export function tidyTicketsHandler({ db, blobs, internal, now }: NotifyWorld): Handler {
  return handle(tidyTickets, async (_payload, { signal }) => {
    const today = now();
    const { accountIds: aside } = await internal(accountsSetAside, {});
    await deleteTicketsBefore(db, { before: ticketsBefore(today), aside });
    // Listed first: a file that appears meanwhile is left for the next night.
    const listed = (await blobs.list(FILES_PREFIX)).filter((key) => isSettled(key, today));
    const retained = new Set(await fileKeysSince(db, { before: filesBefore(today), aside }));
    for (const key of listed) {
      signal.throwIfAborted();
      if (!retained.has(key)) await blobs.delete(key);
    }
    await dropFilesBefore(db, { before: filesBefore(today), aside });
  });
}
