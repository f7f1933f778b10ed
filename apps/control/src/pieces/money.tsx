import { moneyText } from '@kandil/i18n/formats';
import { LANGUAGE } from '#src/texts/texts.tsx';

/** An amount in the decimals of its currency. */
export const amountText = (amount: number, currency: string): string =>
  moneyText({ amount, currency }, LANGUAGE);

/** An amount in a table; negative ones keep their sign. */
export const Amount = ({ amount, currency }: { amount: number; currency: string }) => (
  <bdi className="whitespace-nowrap tabular-nums">{amountText(amount, currency)}</bdi>
);
