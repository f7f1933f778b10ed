import type { ComponentProps, ReactNode } from 'react';

type ButtonProps = Omit<ComponentProps<'button'>, 'aria-label' | 'children' | 'type'> & {
  /** What it does, for ears and for the tip. */
  readonly label: string;
  /** Key that does the same, shown in the tip. */
  readonly shortcut?: string | undefined;
  readonly children: ReactNode;
};

/** A round control of at least 44 px with a tip under the pointer. */
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
