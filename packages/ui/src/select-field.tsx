import { type Ref, type SelectHTMLAttributes, useId } from 'react';
import ChevronDownIcon from 'lucide-react/icons/chevron-down';

interface SelectFieldProps extends SelectHTMLAttributes<HTMLSelectElement> {
  label: string;
  error?: string | undefined;
  ref?: Ref<HTMLSelectElement>;
}

/** A native select in a form, with its label and error. */
export function SelectField({ label, error, children, ...rest }: SelectFieldProps) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block text-sm font-medium">
        {label}
      </label>
      <div className="relative">
        <select
          {...rest}
          id={id}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-note` : undefined}
          className="rounded-tile border-edge bg-ground hover:border-muted focus:border-gold aria-invalid:border-ruby-bright min-h-12 w-full appearance-none border ps-4 pe-11 text-base transition-colors duration-200"
        >
          {children}
        </select>
        <ChevronDownIcon
          className="text-muted pointer-events-none absolute end-4 top-4 size-4"
          aria-hidden
        />
      </div>
      <p
        id={`${id}-note`}
        aria-live="polite"
        className="text-ruby-bright mt-1.5 text-sm empty:mt-0"
      >
        {error}
      </p>
    </div>
  );
}
