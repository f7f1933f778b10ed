import type { Data } from '@kandil/contract';
import { tickets } from '@kandil/contract/control/notify';
import { useState } from 'react';
import { request } from '#src/data/request.ts';
import { type Act, useAct } from '#src/data/use-act.ts';
import { type CallState, useCall } from '#src/data/use-call.ts';
import { argsOf, type Filters } from './filters.ts';

export type Inbox = Data<typeof tickets>;
export type InboxRow = Inbox['tickets'][number];

/** Tickets that match the filters, page after page. The pages so far are one answer to the screen. */
export function useInbox(filters: Filters): { loaded: CallState<Inbox>; more: Act<[]> } {
  const args = argsOf(filters);
  const first = useCall(tickets, args);
  const [rest, setRest] = useState<{ after: Inbox; rows: InboxRow[]; next: string | null } | null>(
    null,
  );
  // Pages that followed another first one are no longer shown.
  const pages = rest && rest.after === first.data ? rest : null;
  const next = (pages ?? first.data)?.next ?? null;
  const more = useAct(async () => {
    if (!first.data || next === null) return;
    const page = await request(tickets, { ...args, after: next });
    const rows = [...(pages?.rows ?? []), ...page.tickets];
    setRest({ after: first.data, rows, next: page.next });
  });
  const data = first.data && {
    ...first.data,
    // A ticket that changed between two pages is on both.
    tickets: [
      ...new Map(
        [...first.data.tickets, ...(pages?.rows ?? [])].map((row) => [row.ticketId, row]),
      ).values(),
    ],
    next,
  };
  return { loaded: { ...first, data }, more };
}
