/** Decimal places of a currency, by ISO 4217: USD 2, JPY 0, KWD 3. */
function placesOf(currency: string): number {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency });
  return format.resolvedOptions().maximumFractionDigits ?? 2;
}

/** Minor units as a decimal text: 3999 USD is `39.99`. */
export const decimalOf = (amount: number, currency: string): string =>
  (amount / 10 ** placesOf(currency)).toFixed(placesOf(currency));

/** Minor units of a decimal text; null unless it has exactly the decimal places of its currency and is positive. */
export function minorOf(decimal: string, currency: string): number | null {
  if (!Intl.supportedValuesOf('currency').includes(currency) || !/^\d{1,12}(\.\d+)?$/.test(decimal))
    return null;
  const [whole = '', part = ''] = decimal.split('.');
  const minor = Number(whole + part);
  return part.length === placesOf(currency) && minor > 0 ? minor : null;
}
