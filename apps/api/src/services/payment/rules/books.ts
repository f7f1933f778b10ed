const DAY_MS = 86_400_000;

/** Lists of gateways are late: PayPal's by three hours, iyzico's by some more. Younger money is not compared. */
const LATE_MS = DAY_MS;
/** Around a month, for what the two sides have on either side of its ends. */
const MARGIN_MS = 3 * DAY_MS;
/** A comparison that takes longer was lost with its worker. */
export const LOST_MS = 2 * 3_600_000;

export type Side = 'OURS' | 'THEIRS';
export type Story = 'MISSING_OURS' | 'MISSING_THEIRS' | 'AMOUNT' | 'OTHER_MONTH' | 'GIVEN_BACK';

/** One side of a month; minor units. */
interface SideTotal {
  charged: number;
  back: number;
  count: number;
}

export interface BooksTotal {
  currency: string;
  ours: SideTotal;
  theirs: SideTotal;
  /** What the gateway took for itself; null: it does not say. */
  fees: number | null;
}

/** What of a month can be compared. */
export interface BooksSpan {
  from: Date;
  /** Exclusive: the end of the month, or of what the gateway has listed. Not after `from`: nothing yet. */
  until: Date;
  /** Read as well, to tell money of another month from missing money. */
  readFrom: Date;
  readUntil: Date;
}

/** @param month `YYYY-MM`, UTC */
export function booksSpan(month: string, now: number): BooksSpan {
  const from = new Date(`${month}-01T00:00:00Z`);
  const end = Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + 1);
  const listed = now - LATE_MS;
  return {
    from,
    until: new Date(Math.min(end, listed)),
    readFrom: new Date(from.getTime() - MARGIN_MS),
    readUntil: new Date(Math.min(end + MARGIN_MS, listed)),
  };
}
