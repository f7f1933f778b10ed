const known = new Map<string, number>();

/**
 * Decimal places of a currency, by ISO 4217 (ECMA-402 takes them from there): USD 2, JPY 0, KWD 3.
 *
 * @throws RangeError unless it is three letters
 */
export function decimalPlaces(currency: string): number {
  let places = known.get(currency);
  if (places === undefined) {
    const format = new Intl.NumberFormat('en', { style: 'currency', currency });
    places = format.resolvedOptions().maximumFractionDigits ?? 2;
    // Making a format takes longer than writing a line of a file, and a month has one line for each payment.
    known.set(currency, places);
  }
  return places;
}

/** Minor units as a decimal: 3999 USD is `39.99`, -5 USD is `-0.05`, 500 JPY is `500`. */
export function decimalOf(amount: number, currency: string): string {
  const places = decimalPlaces(currency);
  if (places === 0) return String(amount);
  const digits = String(Math.abs(amount)).padStart(places + 1, '0');
  return `${amount < 0 ? '-' : ''}${digits.slice(0, -places)}.${digits.slice(-places)}`;
}
