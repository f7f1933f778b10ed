import type { ReactNode } from 'react';
import { cx } from './cx.ts';

const TONES = {
  gold: 'bg-gold text-ink',
  turquoise: 'bg-turquoise text-ink',
  ruby: 'bg-ruby text-white',
  glass: 'bg-ink/80 text-white',
  line: 'border border-edge text-text/90',
} as const;

/** A small label: NEW, FREE, LIVE, an age rating, a language. */
export function Badge({
  tone,
  children,
  className,
}: {
  tone: keyof typeof TONES;
  children: ReactNode;
  className?: string;
}) {
  return (
    <span
      className={cx(
        'inline-flex items-center rounded-md px-2 py-0.5 text-[0.6875rem] leading-4 font-bold uppercase',
        TONES[tone],
        className,
      )}
    >
      {children}
    </span>
  );
}
