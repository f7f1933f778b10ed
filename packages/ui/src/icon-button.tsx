import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { cx } from './cx.ts';

interface IconButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** The accessible name and tooltip. */
  label: string;
  icon: ReactNode;
  look?: 'glass' | 'plain';
  ref?: Ref<HTMLButtonElement>;
}

export const iconButtonClass = (look: 'glass' | 'plain') =>
  cx(
    'inline-flex size-11 shrink-0 items-center justify-center rounded-full transition-colors duration-200',
    'aria-pressed:text-gold disabled:opacity-40 forced-colors:border',
    look === 'glass' ? 'glass hover:bg-lifted' : 'hover:bg-raised',
  );

/** A round icon button of 44 px. */
export function IconButton({ label, icon, look = 'glass', className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      title={label}
      className={cx(iconButtonClass(look), className)}
    >
      {icon}
    </button>
  );
}
