/** Money in minor units of its currency. */
export interface Money {
  amount: number;
  currency: string;
}

/** An amount of money in a language. */
export function amountInWords({ amount, currency }: Money, language: string): string {
  const format = new Intl.NumberFormat(language, { style: 'currency', currency });
  const { maximumFractionDigits: places = 2 } = format.resolvedOptions();
  return format.format(amount / 10 ** places);
}

/** A day in the long form of the language, in UTC. */
export function dayInWords(at: Date, language: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(at);
}
