import type { Data } from '@kandil/contract';
import { tickets } from '@kandil/contract/control/notify';
import { request } from '#src/data/request.ts';
import { useCall } from '#src/data/use-call.ts';
import { usePages } from '#src/data/use-pages.ts';
import { argsOf, type Filters } from './filters.ts';

export type Inbox = Data<typeof tickets>;
export type InboxRow = Inbox['tickets'][number];

/** A ticket that changed between two pages is on both. */
const joined = (rows: readonly InboxRow[]): InboxRow[] => [
  ...new Map(rows.map((row) => [row.ticketId, row])).values(),
];

/** Tickets that match the filters, page after page. */
export function useInbox(filters: Filters) {
  const args = argsOf(filters);
  return usePages(
    useCall(tickets, args),
    (after) => request(tickets, { ...args, after }),
    (all, page) => ({ ...all, tickets: joined([...all.tickets, ...page.tickets]) }),
  );
}
