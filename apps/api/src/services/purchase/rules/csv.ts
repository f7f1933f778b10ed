/** A cell that a spreadsheet would read as a formula (CWE-1236). */
const FORMULA = /^[=+\-@\t\r]/v;
const NEEDS_QUOTES = /[",\r\n]/v;

/** A text as a cell of a CSV file (RFC 4180). An apostrophe before a formula makes it a text. */
export function csvText(text: string): string {
  const harmless = FORMULA.test(text) ? `'${text}` : text;
  return NEEDS_QUOTES.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** Decimal places of a currency (ISO 4217). */
const placesOf = (currency: string): number =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions()
    .maximumFractionDigits ?? 2;

/** An amount of minor units as a number of a CSV file: `-4.99`, `500`, `1.250`. It is no text, so its sign stays. */
export function csvAmount(amount: number, currency: string): string {
  const places = placesOf(currency);
  if (places === 0) return String(amount);
  const digits = String(Math.abs(amount)).padStart(places + 1, '0');
  return `${amount < 0 ? '-' : ''}${digits.slice(0, -places)}.${digits.slice(-places)}`;
}
