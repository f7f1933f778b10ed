/** The currencies of iyzico; all have two decimals. */
export const CURRENCIES = ['TRY', 'USD', 'EUR', 'GBP', 'NOK', 'CHF'] as const;

const AMOUNT = /^\d{1,9}(?:\.\d{1,8})?$/;

/** Minor units of a price as merchants send it, a number or a decimal; null if it is not one above zero. */
export function minorOf(price: string | number): number | null {
  if (!AMOUNT.test(String(price))) return null;
  const minor = Math.round(Number(price) * 100);
  // A third decimal that counts is not an amount of money.
  return minor > 0 && Math.abs(Number(price) * 100 - minor) < 1e-6 ? minor : null;
}

/** As iyzico writes it: a JSON number. */
export const decimalOf = (minor: number) => minor / 100;
