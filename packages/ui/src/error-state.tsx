import type { ReactNode } from 'react';
import CircleAlertIcon from 'lucide-react/icons/circle-alert';

/** An error state: what happened, and a retry button. */
export function ErrorState({
  title,
  text,
  action,
}: {
  title: string;
  text?: string;
  action: ReactNode;
}) {
  return (
    <div
      role="alert"
      className="mx-auto flex max-w-md flex-col items-center px-4 py-20 text-center"
    >
      <CircleAlertIcon className="text-ruby-bright mb-5 size-12" aria-hidden />
      <h2 className="display text-2xl">{title}</h2>
      {text && <p className="text-muted mt-2">{text}</p>}
      <div className="mt-6">{action}</div>
    </div>
  );
}
