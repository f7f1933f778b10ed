import LampIcon from 'lucide-react/icons/lamp';
import type { ReactNode } from 'react';
import { t } from '#src/texts/texts.tsx';
import { useHeading } from './page.tsx';

interface GateProps {
  title: string;
  text?: string | undefined;
  children?: ReactNode;
  /** Below the card. */
  foot?: ReactNode;
}

/** A page outside the frame, before sign-in: one card in the middle. */
export function Gate({ title, text, children, foot }: GateProps) {
  const heading = useHeading(title);
  return (
    <main id="main" className="flex min-h-dvh flex-col items-center justify-center px-4 py-10">
      <div className="text-muted mb-6 flex items-center gap-2 font-semibold">
        <LampIcon className="text-gold size-5" aria-hidden />
        <span>{t('app.name')}</span>
      </div>
      <div className="rounded-sheet border-line bg-raised shadow-soft w-full max-w-sm border p-8">
        <h1 ref={heading} tabIndex={-1} className="display text-2xl outline-none">
          {title}
        </h1>
        {text && <p className="text-muted mt-1.5">{text}</p>}
        {children && <div className="mt-6">{children}</div>}
      </div>
      {foot && (
        <div className="text-muted mt-5 max-w-sm text-center text-sm text-balance">{foot}</div>
      )}
    </main>
  );
}
