/** An amount as PayPal writes it. */
export interface Money {
  currency_code: string;
  value: string;
}

function places(currency: string): number {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency });
  return format.resolvedOptions().maximumFractionDigits ?? 2;
}

/** Minor units as PayPal's amount. */
export function moneyOf(amount: number, currency: string): Money {
  return {
    currency_code: currency,
    value: (amount / 10 ** places(currency)).toFixed(places(currency)),
  };
}

/** PayPal's amount in minor units. */
export function minorOf({ value, currency_code }: Money): number {
  return Math.round(Number(value) * 10 ** places(currency_code));
}
