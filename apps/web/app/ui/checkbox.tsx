import { type InputHTMLAttributes, type ReactNode, useId } from 'react';
import CheckIcon from 'lucide-react/icons/check';

interface CheckboxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> {
  children: ReactNode;
  error?: string | undefined;
}

/** A box to tick, with its words and, below them, what is wrong. */
export function Checkbox({ children, error, ...rest }: CheckboxProps) {
  const errorId = useId();
  return (
    <div>
      <label className="flex min-h-11 items-center gap-3 text-sm text-muted">
        <span className="relative inline-flex size-5 shrink-0">
          <input
            {...rest}
            type="checkbox"
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? errorId : undefined}
            className="peer size-5 appearance-none rounded-md border border-edge bg-ground checked:border-gold checked:bg-gold aria-invalid:border-ruby-bright"
          />
          <CheckIcon className="pointer-events-none absolute inset-0.5 hidden size-4 text-ink peer-checked:block" strokeWidth={3} aria-hidden />
        </span>
        <span>{children}</span>
      </label>
      {error && (
        <p id={errorId} className="text-sm text-ruby-bright">
          {error}
        </p>
      )}
    </div>
  );
}
