import type { ComponentProps, ReactNode } from 'react';

type ButtonProps = Omit<ComponentProps<'button'>, 'aria-label' | 'children' | 'type'> & {
  /** The accessible name and tooltip. */
  readonly label: string;
  /** The shortcut key, shown in the tooltip. */
  readonly shortcut?: string | undefined;
  readonly children: ReactNode;
};

/** A round control of at least 44 px with a tooltip. */
export function Button({ label, shortcut, className = '', children, ...rest }: ButtonProps) {
  const tip = shortcut === undefined ? label : `${label} (${shortcut})`;
  return (
    <button
      {...rest}
      type="button"
      className={`kp-button ${className}`}
      aria-label={label}
      data-tip={tip}
    >
      {children}
    </button>
  );
}
