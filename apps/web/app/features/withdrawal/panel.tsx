import { type ReactNode, useEffect, useRef } from 'react';
import { useT } from '@kandil/ui/text/texts.tsx';

interface PanelProps {
  title: string;
  /** Of the two. */
  step?: 1 | 2;
  /** It replaced another one: its heading gets the focus. */
  focused?: boolean;
  children: ReactNode;
}

/** One step of a withdrawal, or its outcome. */
export function Panel({ title, step, focused = false, children }: PanelProps) {
  const t = useT();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (focused) heading.current?.focus();
  }, [focused]);
  return (
    <section
      aria-labelledby="withdrawal-step"
      className="rounded-sheet border-line bg-raised/70 border p-6 sm:p-8"
    >
      {step && (
        <p className="text-gold mb-1.5 text-sm font-medium">{t('withdrawal.step', { step })}</p>
      )}
      <h2
        ref={heading}
        id="withdrawal-step"
        tabIndex={-1}
        className="display mb-5 text-2xl outline-none"
      >
        {title}
      </h2>
      {children}
    </section>
  );
}
