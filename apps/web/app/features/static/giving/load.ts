import { purchase } from '@kandil/contract';
import type { Api } from '@kandil/contract/client';
import type { LoadArgs } from '#app/data/pages/route-data.ts';

/** Entries on a page. */
export const ENTRIES = 25;
/** The call counts no further; the file has them all. */
const LAST_PAGE = 400;

export interface MonthEntries {
  /** `YYYY-MM` */
  month: string;
  /** From 1. */
  page: number;
  pages: number;
  entries: readonly purchase.GivingEntry[];
}

export interface LedgerData {
  /** Null where it failed to load: the rest of the page is shown. */
  months: readonly purchase.GivingMonth[] | null;
  /** The month in the address: `?month=2026-05&page=2`. */
  open: MonthEntries | null;
}

/** The ledger of giving, and the entries of the month in the address. */
export async function loadLedger(api: Api, { query }: LoadArgs): Promise<LedgerData> {
  const month = query.get('month') ?? '';
  const page = Math.min(Math.max(Math.trunc(Number(query.get('page')) || 1), 1), LAST_PAGE);
  try {
    const [months, open] = await Promise.all([
      api(purchase.giving, {}),
      /^20\d{2}-(?:0[1-9]|1[0-2])$/.test(month) ? entriesOf(api, month, page) : null,
    ]);
    return { months: months.data, open };
  } catch {
    return { months: null, open: null };
  }
}

async function entriesOf(api: Api, month: string, page: number): Promise<MonthEntries> {
  const offset = (page - 1) * ENTRIES;
  const { data, meta } = await api(purchase.givingEntries, { month, offset, limit: ENTRIES });
  const pages = Math.min(Math.max(Math.ceil(meta.totalCount / ENTRIES), 1), LAST_PAGE);
  return { month, page, pages, entries: data };
}
