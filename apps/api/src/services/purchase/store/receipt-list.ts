import type { GatewayCode } from '@kandil/contract/payment';
import { sql } from 'kysely';
import type { Executor, ReceiptRow } from './tables.ts';

export interface ReceiptFilter {
  number?: number | undefined;
  gatewayCode?: GatewayCode | undefined;
  country?: string | undefined;
  currency?: string | undefined;
  kind?: ReceiptRow['kind'] | undefined;
  from?: Date | undefined;
  /** Exclusive. */
  until?: Date | undefined;
  /** The last row of the page before. */
  after?: Pick<ReceiptRow, 'issued_at' | 'number'> | undefined;
}

const filtered = (
  db: Executor,
  { number, gatewayCode, country, currency, kind, from, until }: Omit<ReceiptFilter, 'after'>,
) =>
  db
    .selectFrom('receipt')
    .selectAll()
    .$if(number !== undefined, (query) => query.where('number', '=', number ?? 0))
    .$if(gatewayCode !== undefined, (query) =>
      query.where('gateway_code', '=', gatewayCode ?? 'PAYPAL'),
    )
    .$if(country !== undefined, (query) => query.where('country', '=', country ?? ''))
    .$if(currency !== undefined, (query) => query.where('currency', '=', currency ?? ''))
    .$if(kind !== undefined, (query) => query.where('kind', '=', kind ?? 'RECEIPT'))
    .$if(from !== undefined, (query) => query.where('issued_at', '>=', from ?? new Date(0)))
    .$if(until !== undefined, (query) => query.where('issued_at', '<', until ?? new Date(0)));

/** Receipts and credit notes, the newest first. */
export const receiptsBy = (
  db: Executor,
  { after, ...filter }: ReceiptFilter,
  limit: number,
): Promise<ReceiptRow[]> =>
  filtered(db, filter)
    .$if(after !== undefined, (query) =>
      query.where(sql<boolean>`(issued_at, number) < (${after?.issued_at}, ${after?.number})`),
    )
    .orderBy('issued_at', 'desc')
    .orderBy('number', 'desc')
    .limit(limit)
    .execute();

/** Receipts and credit notes with the numbers of what they correct, the oldest first: a page of a file. */
export const receiptsInOrder = (
  db: Executor,
  { after, ...filter }: ReceiptFilter,
  limit: number,
): Promise<(ReceiptRow & { corrected: string | null })[]> =>
  filtered(db, filter)
    .select((eb) =>
      eb
        .selectFrom('receipt as first')
        .select(sql<string>`first.prefix || '-' || lpad(first.number::text, 8, '0')`.as('printed'))
        .whereRef('first.id', '=', 'receipt.corrects')
        .as('corrected'),
    )
    .$if(after !== undefined, (query) =>
      query.where(sql<boolean>`(issued_at, number) > (${after?.issued_at}, ${after?.number})`),
    )
    .orderBy('issued_at')
    .orderBy('number')
    .limit(limit)
    .execute();

/** The credit notes of a receipt, the oldest first. */
export const notesOf = (db: Executor, receiptId: string): Promise<ReceiptRow[]> =>
  db
    .selectFrom('receipt')
    .selectAll()
    .where('corrects', '=', receiptId)
    .orderBy('number')
    .execute();

export const receiptById = (db: Executor, id: string): Promise<ReceiptRow | undefined> =>
  db.selectFrom('receipt').selectAll().where('id', '=', id).executeTakeFirst();

interface ChargeSpan {
  gatewayCode: GatewayCode;
  from: Date;
  /** Exclusive. */
  until: Date;
  /** The last row of the page before. */
  after: Pick<ReceiptRow, 'charged_at' | 'number'> | null;
}

/** Receipts and credit notes of a gateway by the time of their charge, the oldest first. */
export const receiptsByCharge = (
  db: Executor,
  { gatewayCode, from, until, after }: ChargeSpan,
  limit: number,
): Promise<ReceiptRow[]> =>
  db
    .selectFrom('receipt')
    .selectAll()
    .where('gateway_code', '=', gatewayCode)
    .where('charged_at', '>=', from)
    .where('charged_at', '<', until)
    .$if(after !== null, (query) =>
      query.where(sql<boolean>`(charged_at, number) > (${after?.charged_at}, ${after?.number})`),
    )
    .orderBy('charged_at')
    .orderBy('number')
    .limit(limit)
    .execute();
