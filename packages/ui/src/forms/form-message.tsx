import type { ReactNode } from 'react';
import CircleAlertIcon from 'lucide-react/icons/circle-alert';
import CircleCheckIcon from 'lucide-react/icons/circle-check';

/** The service's message above the form (SIGNUP-25). `children`: actions that help. */
export function FormMessage({
  text,
  tone = 'error',
  children,
}: {
  text: string;
  tone?: 'error' | 'success';
  children?: ReactNode;
}) {
  const Icon = tone === 'error' ? CircleAlertIcon : CircleCheckIcon;
  return (
    <div
      role={tone === 'error' ? 'alert' : 'status'}
      className="animate-fade rounded-tile border-line bg-ground/60 mb-5 flex gap-3 border p-3.5 text-sm"
    >
      <Icon
        className={
          tone === 'error'
            ? 'text-ruby-bright mt-0.5 size-5 shrink-0'
            : 'text-leaf mt-0.5 size-5 shrink-0'
        }
        aria-hidden
      />
      <div>
        <p>{text}</p>
        {children}
      </div>
    </div>
  );
}
