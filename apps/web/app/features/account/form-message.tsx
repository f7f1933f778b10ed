import type { ReactNode } from 'react';
import CircleAlertIcon from 'lucide-react/icons/circle-alert';
import CircleCheckIcon from 'lucide-react/icons/circle-check';

/** What the service said, above the form (SIGNUP-25). `children`: what can be done about it. */
export function FormMessage({ text, tone = 'error', children }: { text: string; tone?: 'error' | 'success'; children?: ReactNode }) {
  const Icon = tone === 'error' ? CircleAlertIcon : CircleCheckIcon;
  return (
    <div
      role={tone === 'error' ? 'alert' : 'status'}
      className="mb-5 flex animate-fade gap-3 rounded-tile border border-line bg-ground/60 p-3.5 text-sm"
    >
      <Icon className={tone === 'error' ? 'mt-0.5 size-5 shrink-0 text-ruby-bright' : 'mt-0.5 size-5 shrink-0 text-leaf'} aria-hidden />
      <div>
        <p dir="auto">{text}</p>
        {children}
      </div>
    </div>
  );
}
