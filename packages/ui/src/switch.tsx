import type { InputHTMLAttributes, ReactNode } from 'react';

/** A switch; a change takes effect at once. */
export function Switch({
  children,
  ...rest
}: Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> & { children: ReactNode }) {
  return (
    <label className="flex min-h-11 items-center justify-between gap-4">
      <span>{children}</span>
      <input
        {...rest}
        type="checkbox"
        // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox says itself whether it is checked
        role="switch"
        className="bg-edge before:bg-text checked:bg-gold relative h-6 w-11 shrink-0 appearance-none rounded-full transition-colors duration-200 before:absolute before:start-0.5 before:top-0.5 before:size-5 before:rounded-full before:transition-transform before:duration-200 checked:before:translate-x-5 disabled:opacity-50 rtl:checked:before:-translate-x-5 forced-colors:border forced-colors:before:bg-[CanvasText] forced-colors:checked:bg-[Highlight]"
      />
    </label>
  );
}
