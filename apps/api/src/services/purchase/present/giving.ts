import { decimalOf } from '@kandil/contract/currency';
import type { GivingEntry, GivingMonth } from '@kandil/contract/purchase';
import type { GivingEntryRow, GivingMonthRow, givingTransfers } from '../store/giving.ts';
import { receiptNumber } from './receipt.ts';

type TransferRow = Awaited<ReturnType<typeof givingTransfers>>[number];

const dayOf = (at: Date) => at.toISOString().slice(0, 10);

export function presentGivingMonth(
  row: GivingMonthRow,
  transfers: readonly TransferRow[],
): GivingMonth {
  const money = (amount: number) => ({ amount, currency: row.currency });
  return {
    month: row.month,
    entries: row.entries,
    paid: money(row.paid),
    setAside: money(row.set_aside),
    transferred: money(row.transferred),
    transfers: transfers
      .filter(({ at, currency }) => currency === row.currency && dayOf(at).startsWith(row.month))
      .map(({ at, amount, recipient }) => ({ date: dayOf(at), amount: money(amount), recipient })),
  };
}

export function presentGivingEntry(row: GivingEntryRow): GivingEntry {
  const money = (amount: number) => ({ amount, currency: row.currency });
  return {
    number: row.number === null ? null : receiptNumber({ ...row, number: row.number }),
    date: dayOf(row.at),
    paid: money(row.paid),
    setAside: money(row.amount),
  };
}

const HEADER = 'receipt,date,currency,paid,set_aside';

/** Lines of a CSV file with a header; amounts as decimals of the currency: `4.99`. No value needs quotes. */
export function givingCsv(rows: readonly GivingEntryRow[]): string {
  const lines = rows.map(presentGivingEntry).map(({ number, date, paid, setAside }) => {
    const decimal = (amount: number) => decimalOf(amount, paid.currency);
    return [number ?? '', date, paid.currency, decimal(paid.amount), decimal(setAside.amount)].join(
      ',',
    );
  });
  return `${[HEADER, ...lines].join('\r\n')}\r\n`;
}
