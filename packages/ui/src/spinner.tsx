import { cx } from './cx.ts';

/** A spinner, hidden from screen readers. */
export function Spinner({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      className={cx('size-5 animate-spin', className)}
      aria-hidden
      fill="none"
      strokeWidth="3"
    >
      <circle cx="12" cy="12" r="9" stroke="currentcolor" className="opacity-25" />
      <path d="M21 12a9 9 0 0 0-9-9" stroke="currentcolor" strokeLinecap="round" />
    </svg>
  );
}
