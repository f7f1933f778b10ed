import { purchase } from '@kandil/contract';
import { handleHook } from '../../../platform/http/hook.ts';
import { siteSlug } from '../../../platform/site.ts';
import { givingCsv } from '../present/giving.ts';
import { givingEntriesOf } from '../store/giving.ts';
import type { PurchaseWorld } from '../world.ts';

const MONTH = purchase.givingEntries.query.shape.month;

/** The entries of a month as a file for a spreadsheet. */
export const givingFile = handleHook<PurchaseWorld>(
  purchase.givingFile,
  async ({ param }, world) => {
    const month = MONTH.safeParse(param);
    const rows = month.success ? await givingEntriesOf(world.db, month.data) : [];
    if (rows.length === 0) return { status: 404 };
    const bytes = new TextEncoder().encode(givingCsv(rows));
    return {
      status: 200,
      file: {
        name: `${siteSlug()}-giving-${param}.csv`,
        type: 'text/csv; charset=utf-8',
        size: bytes.length,
        stream: new Blob([bytes]).stream(),
      },
    };
  },
);
