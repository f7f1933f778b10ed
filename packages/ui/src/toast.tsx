import { useEffect, useRef } from 'react';
import { cx } from './cx.ts';
import { focusBeside } from './place/focus-beside.ts';
import { IconButton } from './icon-button.tsx';
import CircleAlertIcon from 'lucide-react/icons/circle-alert';
import CircleCheckIcon from 'lucide-react/icons/circle-check';
import CloseIcon from 'lucide-react/icons/x';
import InfoIcon from 'lucide-react/icons/info';

const LOOKS = {
  success: { icon: CircleCheckIcon, colour: 'text-leaf' },
  error: { icon: CircleAlertIcon, colour: 'text-ruby-bright' },
  info: { icon: InfoIcon, colour: 'text-turquoise' },
} as const;

interface ToastProps {
  tone: keyof typeof LOOKS;
  text: string;
  action?: { label: string; run(): void } | undefined;
  closeLabel: string;
  onClose(): void;
}

/** Errors stay longer: they must be read. */
const SHOWN_MS = { success: 5000, info: 6000, error: 10_000 } as const;
/** Enough time to undo. */
const WITH_ACTION_MS = 10_000;
/** Extends the time while the toast is hovered or focused. */
const LONGER_MS = 1000;

/** A toast: a short message that disappears by itself. */
export function Toast({ tone, text, action, closeLabel, onClose }: ToastProps) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const leave = () => {
      if (root.current?.matches(':hover, :focus-within')) timer = setTimeout(leave, LONGER_MS);
      else onClose();
    };
    let timer = setTimeout(leave, action ? WITH_ACTION_MS : SHOWN_MS[tone]);
    return () => clearTimeout(timer);
    // The timer starts when the toast appears; later renders do not restart it.
    // eslint-disable-next-line react/exhaustive-deps
  }, []);
  const { icon: Icon, colour } = LOOKS[tone];
  return (
    <div
      ref={root}
      role={tone === 'error' ? 'alert' : 'status'}
      className="animate-rise rounded-sheet border-line bg-raised shadow-soft pointer-events-auto flex w-full max-w-md items-center gap-3 border ps-4 pe-1"
    >
      <Icon className={cx('size-5 shrink-0', colour)} aria-hidden />
      <p className="flex-1 py-3 text-sm">{text}</p>
      {action && (
        <button
          type="button"
          className="text-gold hover:text-gold-bright min-h-11 shrink-0 px-2 text-sm font-semibold"
          onClick={({ currentTarget }) => {
            focusBeside(currentTarget);
            onClose();
            action.run();
          }}
        >
          {action.label}
        </button>
      )}
      <IconButton
        label={closeLabel}
        look="plain"
        icon={<CloseIcon className="size-4" />}
        onClick={({ currentTarget }) => {
          focusBeside(currentTarget);
          onClose();
        }}
      />
    </div>
  );
}
