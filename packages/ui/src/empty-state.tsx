import type { ReactNode } from 'react';

interface EmptyStateProps {
  icon: ReactNode;
  title: string;
  text?: string;
  /** The one action to offer. */
  action?: ReactNode;
}

/** An empty state with one action. */
export function EmptyState({ icon, title, text, action }: EmptyStateProps) {
  return (
    <div className="animate-rise mx-auto flex max-w-md flex-col items-center px-4 py-20 text-center">
      <span className="bg-raised text-gold mb-6 flex size-20 items-center justify-center rounded-full [&_svg]:size-9">
        {icon}
      </span>
      <h2 className="display text-2xl">{title}</h2>
      {text && <p className="text-muted mt-2 text-balance">{text}</p>}
      {action && <div className="mt-6">{action}</div>}
    </div>
  );
}
