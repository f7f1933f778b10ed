import { type InputHTMLAttributes, type ReactNode, useId } from 'react';
import CheckIcon from 'lucide-react/icons/check';

interface CheckboxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> {
  children: ReactNode;
  error?: string | undefined;
}

/** A checkbox with its label and, below, its error. */
export function Checkbox({ children, error, ...rest }: CheckboxProps) {
  const errorId = useId();
  return (
    <div>
      <label className="text-muted flex min-h-11 items-center gap-3 text-sm">
        <span className="relative inline-flex size-5 shrink-0">
          <input
            {...rest}
            type="checkbox"
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? errorId : undefined}
            className="peer border-edge bg-ground checked:border-gold checked:bg-gold aria-invalid:border-ruby-bright size-5 appearance-none rounded-md border"
          />
          <CheckIcon
            className="text-ink pointer-events-none absolute inset-0.5 hidden size-4 peer-checked:block"
            strokeWidth={3}
            aria-hidden
          />
        </span>
        <span>{children}</span>
      </label>
      {error && (
        <p id={errorId} className="text-ruby-bright text-sm">
          {error}
        </p>
      )}
    </div>
  );
}
