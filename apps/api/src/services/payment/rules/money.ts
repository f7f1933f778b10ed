/** An amount in the minor unit of its currency (ISO 4217). */
export interface Money {
  amount: number;
  currency: string;
}

/** Decimal places of a currency, by ISO 4217 (ECMA-402 takes them from there): USD 2, JPY 0, KWD 3. */
export function exponentOf(currency: string): number {
  const { maximumFractionDigits } = new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
  }).resolvedOptions();
  return maximumFractionDigits ?? 2;
}

/** As gateways write it: `{ amount: 3999, currency: 'USD' }` is `39.99`. */
export function decimalOf({ amount, currency }: Money): string {
  const places = exponentOf(currency);
  if (places === 0) return String(amount);
  const digits = String(Math.abs(amount)).padStart(places + 1, '0');
  return `${amount < 0 ? '-' : ''}${digits.slice(0, -places)}.${digits.slice(-places)}`;
}

const DECIMAL = /^(-?)(\d{1,12})(?:\.(\d+))?$/v;

/**
 * Reads an amount as gateways write it; more decimal places than the currency has are allowed if they are zeros.
 * @throws Error if it is not an amount of the currency
 */
export function moneyOf(decimal: string, currency: string): Money {
  const places = exponentOf(currency);
  const [, sign = '', whole = '', part = ''] = DECIMAL.exec(decimal) ?? [];
  const rest = part.slice(places);
  if (!whole || /[1-9]/v.test(rest)) throw new Error(`not an amount in ${currency}: ${decimal}`);
  const amount = Number(whole + part.slice(0, places).padEnd(places, '0'));
  return { amount: sign ? -amount : amount, currency };
}
