import { decimalOf } from '@kandil/contract/currency';
import { TextField } from '@kandil/ui/text-field.tsx';
import { typedAmount } from '#src/data/typed-amount.ts';
import { amountText } from '#src/pieces/money.tsx';
import { t } from '#src/texts/texts.tsx';

/** What is wrong with a typed amount, in words; null if it is one of at most `left` minor units. */
export function amountProblem(typed: string, currency: string, left: number): string | null {
  const read = typedAmount(typed, currency);
  if ('amount' in read)
    return read.amount > left ? t('refund.amountMuch', { left: amountText(left, currency) }) : null;
  const example = decimalOf(1250, currency);
  if (read.fault === 'zero') return t('refund.amountZero');
  if (read.fault === 'places') return t('refund.amountPlaces', { currency, example });
  return t('refund.amountNeeded', { example });
}

/** Minor units of what was typed; 0 while it is none. */
export function amountOf(typed: string, currency: string): number {
  const read = typedAmount(typed, currency);
  return 'amount' in read ? read.amount : 0;
}

interface AmountFieldProps {
  label: string;
  typed: string;
  /** Shown once it is to be marked. */
  problem: string | null;
  hint?: string | undefined;
  isMarked: boolean;
  onChange(typed: string): void;
}

/** A field for an amount of money. */
export function AmountField({ label, typed, problem, hint, isMarked, onChange }: AmountFieldProps) {
  return (
    <TextField
      data-first
      className="mb-5"
      label={label}
      hint={hint}
      error={isMarked ? (problem ?? undefined) : undefined}
      inputMode="decimal"
      autoComplete="off"
      dir="ltr"
      value={typed}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
