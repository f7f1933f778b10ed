import type { Data } from '@kandil/contract';
import { audit } from '@kandil/contract/staff';
import { request } from '#src/data/request.ts';
import { useCall } from '#src/data/use-call.ts';
import { usePages } from '#src/data/use-pages.ts';
import { argsOf, type Filters } from './filters.ts';

export type Entry = Data<typeof audit>['entries'][number];

/** Entries that match the filters, page after page. */
export function useAudit(filters: Filters) {
  const args = argsOf(filters);
  return usePages(
    useCall(audit, args),
    (after) => request(audit, { ...args, after }),
    (all, { entries }) => ({ ...all, entries: [...all.entries, ...entries] }),
  );
}
