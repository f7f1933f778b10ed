import type { Data } from '@kandil/contract';
import { audit } from '@kandil/contract/staff';
import { useState } from 'react';
import { request } from '#src/data/request.ts';
import { type Act, useAct } from '#src/data/use-act.ts';
import { type CallState, useCall } from '#src/data/use-call.ts';
import { argsOf, type Filters } from './filters.ts';

type Answer = Data<typeof audit>;
export type Entry = Answer['entries'][number];

interface Audit {
  loaded: CallState<Answer>;
  /** Loads the next page. */
  more: Act<[]>;
}

/** Entries that match the filters, page after page. The pages so far are one answer to the screen. */
export function useAudit(filters: Filters): Audit {
  const args = argsOf(filters);
  const first = useCall(audit, args);
  const [rest, setRest] = useState<{ after: Answer; pages: Answer } | null>(null);
  // Pages that followed another first one are no longer shown.
  const pages = rest && rest.after === first.data ? rest.pages : null;
  const next = (pages ?? first.data)?.next ?? null;
  const more = useAct(async () => {
    if (!first.data || next === null) return;
    const page = await request(audit, { ...args, after: next });
    const entries = [...(pages?.entries ?? []), ...page.entries];
    setRest({ after: first.data, pages: { entries, next: page.next } });
  });
  const data = first.data && {
    entries: [...first.data.entries, ...(pages?.entries ?? [])],
    next,
  };
  return { loaded: { ...first, data }, more };
}
