import { decimalPlaces } from '@kandil/contract/currency';

/** An amount in the minor unit of its currency (ISO 4217). */
export interface Money {
  amount: number;
  currency: string;
}

const DECIMAL = /^(-?)(\d{1,12})(?:\.(\d+))?$/v;

/**
 * Reads an amount as gateways write it; more decimal places than the currency has are allowed if they are zeros.
 * @throws Error if it is not an amount of the currency
 */
export function moneyOf(decimal: string, currency: string): Money {
  const places = decimalPlaces(currency);
  const [, sign = '', whole = '', part = ''] = DECIMAL.exec(decimal) ?? [];
  const rest = part.slice(places);
  if (!whole || /[1-9]/v.test(rest)) throw new Error(`not an amount in ${currency}: ${decimal}`);
  const amount = Number(whole + part.slice(0, places).padEnd(places, '0'));
  return { amount: sign ? -amount : amount, currency };
}
