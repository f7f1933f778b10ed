import { cleanCode } from '@kandil/contract/pasted';

/**
 * The stored form of a promo code: capitals and digits. What `cleanCode` drops and look-alikes (O and 0; I, L and 1) do
 * not matter.
 */
export function normalCode(typed: string): string {
  return cleanCode(typed).replaceAll('O', '0').replaceAll(/[IL]/gv, '1');
}

/** Letters and digits that nobody takes for another: a code of them is stored as it is printed. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
/** 59 bits: of 50,000 codes, a thousand million guesses find one with a chance of 1 in 15,000. */
const LENGTH = 12;
const GROUP = /.{4}(?=.)/gv;

/** The random part of a code of a batch. @param pick a number from 0 to below its argument, unguessable */
export const randomPart = (pick: (below: number) => number): string =>
  Array.from({ length: LENGTH }, () => ALPHABET[pick(ALPHABET.length)]).join('');

/** The stored form of a code of a batch. */
export const batchCode = (prefix: string, random: string): string => normalCode(prefix + random);

/** A code of a batch as it is printed: `RADIO-7KQM-23XW-PH9C`. @param code in its stored form */
export function printedCode(prefix: string, code: string): string {
  const groups = code.slice(-LENGTH).replaceAll(GROUP, '$&-');
  return prefix === '' ? groups : `${prefix}-${groups}`;
}
