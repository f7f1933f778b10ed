import { type Ref, useId } from 'react';
import { cx } from '../cx.ts';
import { codeDigits } from '@kandil/contract/pasted';

interface CodeFieldProps {
  label: string;
  /** Number of digits. */
  length: number;
  value: string;
  error: string | null;
  /** Marks the field as wrong without an error text. */
  invalid?: boolean;
  /** Masks the digits, as for a PIN, and disables autofill. */
  secret?: boolean;
  size?: 'medium' | 'large';
  disabled?: boolean;
  ref?: Ref<HTMLInputElement>;
  onChange(value: string): void;
}

const BOX = {
  medium: 'h-14 max-w-13 text-2xl',
  large: 'h-16 max-w-17 text-3xl sm:h-22 sm:text-4xl',
} as const;

/**
 * One input that looks like a box for each digit: it takes a whole code from the keyboard, the clipboard or the
 * one-time-code autofill. Eastern digits become 0-9 (SPEC-D26).
 */
export function CodeField(props: CodeFieldProps) {
  const { label, length, value, error, invalid = error !== null, secret = false } = props;
  const { size = 'medium', disabled = false, onChange, ref } = props;
  const id = useId();
  const at = Math.min(value.length, length - 1);
  return (
    <div>
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <div
        dir="ltr"
        className={cx(
          'relative mx-auto flex justify-center gap-2 sm:gap-2.5',
          size === 'large' ? 'max-w-md' : 'max-w-sm',
        )}
      >
        <input
          ref={ref}
          id={id}
          name="code"
          type={secret ? 'password' : 'text'}
          inputMode="numeric"
          // Autofill: one-time codes come from messages; PINs are not saved.
          autoComplete={secret ? 'off' : 'one-time-code'}
          data-1p-ignore={secret || undefined}
          pattern="\d*"
          disabled={disabled}
          aria-invalid={invalid || undefined}
          aria-describedby={`${id}-error`}
          value={value}
          className="peer absolute inset-0 z-1 w-full cursor-text bg-transparent text-transparent caret-transparent outline-none selection:bg-transparent selection:text-transparent disabled:cursor-not-allowed"
          onChange={(event) => onChange(codeDigits(event.target.value, length))}
        />
        {Array.from({ length }, (_, index) => (
          <span
            key={index}
            aria-hidden
            className={cx(
              'flex flex-1 items-center justify-center rounded-tile border bg-ground font-semibold tabular-nums transition-colors duration-200',
              BOX[size],
              invalid ? 'border-ruby-bright' : 'border-edge',
              disabled && 'opacity-50',
              index === at && 'peer-focus:border-gold peer-focus:ring-1 peer-focus:ring-gold',
            )}
          >
            {secret && value[index] ? '•' : value[index]}
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
