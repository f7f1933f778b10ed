import { cx } from '@kandil/ui/cx.ts';
import AlertIcon from 'lucide-react/icons/circle-alert';
import InfoIcon from 'lucide-react/icons/info';
import type { ReactNode } from 'react';

interface NoticeProps {
  tone: 'error' | 'info';
  title?: string;
  text: string;
  /** Below the text. */
  more?: ReactNode;
  action?: ReactNode;
  className?: string;
}

/** A line in the page that says something about it, with one action. */
export function Notice({ tone, title, text, more, action, className }: NoticeProps) {
  const Icon = tone === 'error' ? AlertIcon : InfoIcon;
  return (
    <div
      role={tone === 'error' ? 'alert' : undefined}
      className={cx(
        'rounded-sheet border-line bg-raised flex items-center gap-3 border px-4 py-3 text-sm',
        className,
      )}
    >
      <Icon
        className={cx('size-5 shrink-0', tone === 'error' ? 'text-ruby-bright' : 'text-turquoise')}
        aria-hidden
      />
      <div className="flex-1">
        {title && <p className="font-medium">{title}</p>}
        <p className={title ? 'text-muted' : undefined}>{text}</p>
        {more}
      </div>
      {action}
    </div>
  );
}
