import { SHORTEST_NAME } from '@kandil/contract/control/auth';
import { cleanPhone, cleanText, toAsciiDigits } from '@kandil/contract/pasted';
import { parseEmail } from '../../rules/address.ts';

/** One way to understand what was typed. */
export type Attempt =
  | { kind: 'MAIL'; key: string }
  | { kind: 'PHONE'; msisdn: string }
  | { kind: 'RECEIPT'; number: number }
  | { kind: 'TICKET'; number: number }
  | { kind: 'GATEWAY'; id: string }
  | { kind: 'ID'; id: string }
  | { kind: 'NAME'; name: string };

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/iv;
/** `T-100001`, with any dash or a space. */
const TICKET = /^t[\s\p{Pd}]*(\d{1,9})$/iv;
/** `KND-00000042`: the operator chooses the letters. */
const RECEIPT = /^[\p{L}\d]{1,12}[\s\p{Pd}]+(\d{8,10})$/v;
const PHONE = /^\+?(?:00)?(\d{7,15})$/v;
const GATEWAY = /^(?=.*\d)[\w.:\-]{6,120}$/v;

/** Letters and digits of a text; marks and spaces count nothing. */
const lettersIn = (text: string): number => (text.match(/[\p{L}\p{N}]/gv) ?? []).length;

/**
 * What a typed or pasted text may be, the likeliest first; the next one is tried when nobody is found. Marks that nobody
 * sees, case, and digits of other scripts do not matter.
 * @returns none for a text that is too short
 */
export function attemptsOf(typed: string): Attempt[] {
  const term = cleanText(typed);
  const digits = toAsciiDigits(term);
  if (term.includes('@') || term.includes('＠')) return mailOf(term);
  if (UUID.test(digits))
    return [
      { kind: 'ID', id: digits.toLowerCase() },
      { kind: 'GATEWAY', id: digits },
    ];
  const [, ticket] = TICKET.exec(digits) ?? [];
  if (ticket !== undefined) return [{ kind: 'TICKET', number: Number(ticket) }];
  const [, receipt] = RECEIPT.exec(digits) ?? [];
  const others: Attempt[] = GATEWAY.test(digits) ? [{ kind: 'GATEWAY', id: digits }] : [];
  if (receipt !== undefined) return [{ kind: 'RECEIPT', number: Number(receipt) }, ...others];
  const [, phone] = PHONE.exec(cleanPhone(typed)) ?? [];
  if (phone !== undefined) return [{ kind: 'PHONE', msisdn: phone }, ...others];
  return [...others, ...nameOf(term)];
}

function mailOf(term: string): Attempt[] {
  const parsed = parseEmail(term);
  return parsed ? [{ kind: 'MAIL', key: parsed.key }] : [];
}

const nameOf = (name: string): Attempt[] =>
  lettersIn(name) < SHORTEST_NAME ? [] : [{ kind: 'NAME', name }];
