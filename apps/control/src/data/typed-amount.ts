import { decimalPlaces } from '@kandil/contract/currency';
import { cleanText, toAsciiDigits } from '@kandil/contract/pasted';

/** What was typed: minor units, or why it is no amount. */
export type TypedAmount = { amount: number } | { fault: 'form' | 'places' | 'zero' };

/** Beyond it no receipt goes. */
const MOST = 2_000_000_000;

/**
 * Reads an amount that a person typed: digits of any script, a point or a comma before the decimals. With both, or with more
 * decimals than the currency has, nobody knows what was meant: it is refused rather than guessed.
 */
export function typedAmount(typed: string, currency: string): TypedAmount {
  const plain = toAsciiDigits(cleanText(typed))
    .replaceAll(/[٫،]/gv, ',')
    .replaceAll(/\s/gv, '');
  const [, whole = '', decimals = ''] = /^(\d{1,10})(?:[.,](\d*))?$/v.exec(plain) ?? [];
  if (whole === '') return { fault: 'form' };
  const places = decimalPlaces(currency);
  if (decimals.length > places) return { fault: 'places' };
  const amount = Number(whole + decimals.padEnd(places, '0'));
  if (amount === 0) return { fault: 'zero' };
  return amount > MOST ? { fault: 'form' } : { amount };
}
