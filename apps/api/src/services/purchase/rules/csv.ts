/** A cell that a spreadsheet would read as a formula (CWE-1236). */
const FORMULA = /^[=+\-@\t\r]/v;
const NEEDS_QUOTES = /[",\r\n]/v;

/** A text as a cell of a CSV file (RFC 4180). An apostrophe before a formula makes it a text. */
export function csvText(text: string): string {
  const harmless = FORMULA.test(text) ? `'${text}` : text;
  return NEEDS_QUOTES.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
