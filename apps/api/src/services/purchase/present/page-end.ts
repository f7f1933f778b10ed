import { Refusal } from '@kandil/contract';
import * as z from 'zod/mini';

/** Names a row as the end of a page, by its time and something that makes it unique. */
export const endOf = (at: Date, rest: string | number): string => `${at.toISOString()} ${rest}`;

const unknownEnd = () => new Refusal('INVALID_INPUT', { fields: { after: 'INVALID_INPUT' } });

function partsOf(after: string): { at: Date; rest: string } {
  const [, moment = '', rest = ''] = /^(\S+) (\S+)$/v.exec(after) ?? [];
  const at = new Date(moment);
  if (Number.isNaN(at.getTime())) throw unknownEnd();
  return { at, rest };
}

/** The end of a page of rows with a UUID. @throws Refusal INVALID_INPUT for what no page has answered */
export function endIn(after: string): { at: Date; id: string } {
  const { at, rest } = partsOf(after);
  if (!z.uuid().safeParse(rest).success) throw unknownEnd();
  return { at, id: rest };
}

/** The end of a page of receipts. @throws Refusal INVALID_INPUT */
export function receiptEndIn(after: string): { issued_at: Date; number: number } {
  const { at, rest } = partsOf(after);
  if (!/^\d{1,9}$/v.test(rest)) throw unknownEnd();
  return { issued_at: at, number: Number(rest) };
}
