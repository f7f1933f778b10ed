import { type Ref, useId } from 'react';
import { useT } from '../../../lib/texts.tsx';
import { cx } from '../../../ui/cx.ts';
import { codeDigits } from '../fields/digits.ts';

interface CodeFieldProps {
  /** Number of digits. */
  length: number;
  value: string;
  error: string | null;
  ref: Ref<HTMLInputElement>;
  onChange(value: string): void;
}

/**
 * One input that looks like a box for each digit: it takes a whole code from the keyboard, the clipboard or the
 * message the phone has just received. Eastern digits become 0-9 (decision 26).
 */
export function CodeField({ length, value, error, onChange, ref }: CodeFieldProps) {
  const t = useT();
  const id = useId();
  const at = Math.min(value.length, length - 1);
  return (
    <div>
      <label htmlFor={id} className="sr-only">
        {t('code.label', { length })}
      </label>
      <div dir="ltr" className="relative mx-auto flex max-w-sm justify-center gap-2 sm:gap-2.5">
        <input
          ref={ref}
          id={id}
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          pattern="\d*"
          aria-invalid={error ? true : undefined}
          aria-describedby={`${id}-error`}
          value={value}
          className="peer absolute inset-0 z-1 w-full cursor-text bg-transparent text-transparent caret-transparent outline-none selection:bg-transparent"
          onChange={(event) => onChange(codeDigits(event.target.value, length))}
        />
        {Array.from({ length }, (_, index) => (
          <span
            key={index}
            aria-hidden
            className={cx(
              'flex h-14 max-w-13 flex-1 items-center justify-center rounded-tile border bg-ground text-2xl font-semibold tabular-nums transition-colors duration-200',
              error ? 'border-ruby-bright' : 'border-edge',
              index === at && 'peer-focus:border-gold peer-focus:ring-1 peer-focus:ring-gold',
            )}
          >
            {value[index]}
          </span>
        ))}
      </div>
      <p
        id={`${id}-error`}
        aria-live="polite"
        className="text-ruby-bright mt-3 text-center text-sm empty:mt-0"
      >
        {error}
      </p>
    </div>
  );
}
