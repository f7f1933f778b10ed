import type { AnyCall } from '../call.ts';
import { monthFile } from './ledger.ts';
import { promoBatchFile } from './promos.ts';

/**
 * A file of the control room: GET at the address of a call that answers the file's pages as `{ lines, next }`, with the fields of
 * its body in the query. A browser downloads it with the session's cookie, from a page of the control room alone.
 */
export interface StaffFile {
  readonly call: AnyCall;
  readonly type: string;
  /** The query is valid. */
  nameOf(query: Readonly<Record<string, string>>): string;
}

/** Every file of the control room. */
export const STAFF_FILES: readonly StaffFile[] = [
  {
    call: monthFile,
    type: 'text/csv; charset=utf-8',
    nameOf: ({ month }) => `receipts-${month}.csv`,
  },
  {
    call: promoBatchFile,
    type: 'text/csv; charset=utf-8',
    nameOf: ({ id = '' }) => `promo-codes-${id.slice(0, 8)}.csv`,
  },
];

/** Where a file is. @param query the fields of its call but `after` */
export const fileAddress = (call: AnyCall, query: Readonly<Record<string, string>>): string =>
  `/api/${call.service}${call.paths[0]}?${new URLSearchParams(query)}`;
