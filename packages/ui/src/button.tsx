import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { Link, type LinkProps } from './link.tsx';
import { cx } from './cx.ts';
import { Spinner } from './spinner.tsx';

export type ButtonLook = 'gold' | 'glass' | 'line' | 'plain';
type ButtonSize = 'small' | 'medium' | 'large';

const LOOKS: Record<ButtonLook, string> = {
  gold: 'bg-gold text-ink hover:bg-gold-bright',
  glass: 'glass text-text hover:bg-lifted',
  line: 'border border-edge text-text hover:border-muted hover:bg-raised',
  plain: 'text-text hover:bg-raised',
};
const SIZES: Record<ButtonSize, string> = {
  small: 'min-h-9 px-4 text-sm',
  medium: 'min-h-11 px-5 text-sm',
  large: 'min-h-12 px-7 text-base',
};

interface Look {
  look?: ButtonLook;
  size?: ButtonSize;
  /** Rendered before the text. */
  icon?: ReactNode;
}

/** Classes for an element that looks like a button. */
export function buttonClass({ look = 'gold', size = 'medium' }: Look, more?: string): string {
  return cx(
    'inline-flex items-center justify-center gap-2 rounded-full font-semibold whitespace-nowrap',
    'transition-colors duration-200 ease-out active:scale-[0.98]',
    'disabled:opacity-50 aria-disabled:opacity-50',
    LOOKS[look],
    'forced-colors:border',
    SIZES[size],
    more,
  );
}

interface ButtonProps extends Look, ButtonHTMLAttributes<HTMLButtonElement> {
  /** Shows a spinner and ignores presses, but keeps the focus. */
  busy?: boolean;
}

export function Button({
  look,
  size,
  icon,
  busy = false,
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled']}
      className={buttonClass({ ...(look && { look }), ...(size && { size }) }, className)}
      onClick={(event) => {
        if (busy) event.preventDefault();
        else onClick?.(event);
      }}
    >
      {busy ? <Spinner /> : icon}
      <span className="contents">{children}</span>
    </button>
  );
}

export function ButtonLink({ look, size, icon, className, children, ...rest }: Look & LinkProps) {
  return (
    <Link
      {...rest}
      className={buttonClass({ ...(look && { look }), ...(size && { size }) }, className)}
    >
      {icon}
      <span className="contents">{children}</span>
    </Link>
  );
}
