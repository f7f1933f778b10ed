import { receipts as call } from '@kandil/contract/control/purchase';
import { handle } from '../../../platform/http/handler.ts';
import { endOf, receiptEndIn } from '../present/page-end.ts';
import { presentLine } from '../present/staff-receipt.ts';
import { DAY } from '../rules/standing.ts';
import { typedNumber } from '../rules/withdrawal.ts';
import { allPlans } from '../store/catalogue.ts';
import { receiptsBy } from '../store/receipt-list.ts';
import type { PurchaseWorld } from '../world.ts';

/** Receipts of a page. */
const PAGE = 50;

const dayOf = (day: string | undefined, plus = 0) =>
  day === undefined ? undefined : new Date(Date.parse(`${day}T00:00:00Z`) + plus);

export const receipts = handle<PurchaseWorld, typeof call>(
  call,
  async ({ input: { number, from, until, after, ...filter }, world }) => {
    const plans = await allPlans(world.db);
    const rows = await receiptsBy(
      world.db,
      {
        ...filter,
        // No receipt has the number 0.
        number: number === undefined ? undefined : (typedNumber(number) ?? 0),
        from: dayOf(from),
        until: dayOf(until, DAY),
        after: after === undefined ? undefined : receiptEndIn(after),
      },
      PAGE + 1,
    );
    const shown = rows.slice(0, PAGE);
    const last = rows.length > PAGE ? shown.at(-1) : undefined;
    return {
      data: {
        receipts: shown.map((row) => presentLine(row, plans)),
        next: last ? endOf(last.issued_at, last.number) : null,
      },
    };
  },
);
