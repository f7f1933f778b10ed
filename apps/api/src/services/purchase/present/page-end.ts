import { Refusal } from '@kandil/contract';

/** Names a row as the end of a page, by its time and something that makes it unique. */
export const endOf = (at: Date, rest: string | number): string => `${at.toISOString()} ${rest}`;

/** @throws Refusal INVALID_INPUT for what no page has answered */
export function endIn(after: string): { at: Date; rest: string } {
  const [, moment = '', rest = ''] = /^(\S+) (\S+)$/v.exec(after) ?? [];
  const at = new Date(moment);
  if (Number.isNaN(at.getTime()))
    throw new Refusal('INVALID_INPUT', { fields: { after: 'INVALID_INPUT' } });
  return { at, rest };
}

/** The end of a page of receipts. @throws Refusal INVALID_INPUT */
export function receiptEndIn(after: string): { issued_at: Date; number: number } {
  const { at, rest } = endIn(after);
  if (!/^\d{1,9}$/v.test(rest))
    throw new Refusal('INVALID_INPUT', { fields: { after: 'INVALID_INPUT' } });
  return { issued_at: at, number: Number(rest) };
}
