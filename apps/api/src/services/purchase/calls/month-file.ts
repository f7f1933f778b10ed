import { monthFile as call } from '@kandil/contract/control/purchase';
import { audited } from '../../../platform/audit.ts';
import { handle } from '../../../platform/http/handler.ts';
import { MONTH_HEADER, monthLine } from '../present/month-file.ts';
import { endOf, receiptEndIn } from '../present/page-end.ts';
import { addMonths } from '../rules/months.ts';
import { receiptsInOrder } from '../store/receipt-list.ts';
import type { PurchaseWorld } from '../world.ts';

/** Lines of a page: some hundred kilobytes. */
const PAGE = 2000;

export const monthFile = handle<PurchaseWorld, typeof call>(
  call,
  async ({ input: { month, after }, context, world }) => {
    const from = new Date(`${month}-01T00:00:00Z`);
    const place = after === undefined ? undefined : receiptEndIn(after);
    const page = { from, until: addMonths(from, 1), after: place };
    const rows = await receiptsInOrder(world.db, page, PAGE + 1);
    // Pages of a file are calls of one request, whose first one leaves the entry.
    if (!place)
      await audited(world, world.db, context, {
        call,
        subject: `month:${month}`,
        retention: 'MONEY',
      });
    const shown = rows.slice(0, PAGE);
    const last = rows.length > PAGE ? shown.at(-1) : undefined;
    return {
      data: {
        lines: (place ? '' : MONTH_HEADER) + shown.map(monthLine).join(''),
        next: last ? endOf(last.issued_at, last.number) : null,
      },
    };
  },
);
