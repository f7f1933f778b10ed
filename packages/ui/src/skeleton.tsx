import { cx } from './cx.ts';

/** A placeholder with a shimmer. */
export function Skeleton({ className, lifted = false }: { className?: string; lifted?: boolean }) {
  return (
    <span
      className={cx(
        'relative block overflow-hidden rounded-tile',
        // Dialogs are raised themselves.
        lifted ? 'bg-lifted' : 'bg-raised in-[dialog]:bg-lifted',
        className,
      )}
      aria-hidden
    >
      <span className="animate-shimmer absolute inset-0 bg-linear-to-r from-transparent via-white/6 to-transparent" />
    </span>
  );
}
