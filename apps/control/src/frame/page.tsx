import { buttonClass } from '@kandil/ui/button.tsx';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { t } from '#src/texts/texts.tsx';

/** The browser puts the focus of the first page. */
let isFirst = true;

/** Names the document after a page, and moves the focus to its heading when it replaces another page. */
export function useHeading(title: string): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = t('app.title', { page: title });
  }, [title]);
  useEffect(() => {
    if (!isFirst) heading.current?.focus({ preventScroll: true });
    isFirst = false;
  }, []);
  return heading;
}

interface PageProps {
  title: string;
  text?: string;
  /** What can be done here, beside the heading. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A page in the frame: its heading, and the content below. */
export function Page({ title, text, actions, children }: PageProps) {
  const heading = useHeading(title);
  return (
    <div className="mx-auto w-full max-w-6xl px-6 py-8 lg:px-10">
      <header className="mb-7 flex flex-wrap items-start justify-between gap-4">
        <div>
          <h1 ref={heading} tabIndex={-1} className="display text-2xl outline-none">
            {title}
          </h1>
          {text && <p className="text-muted mt-1">{text}</p>}
        </div>
        {actions && <div className="flex gap-2">{actions}</div>}
      </header>
      {children}
    </div>
  );
}

/** A link to another page of the section, for the actions of a page. */
export const PageLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <Link to={to} className={buttonClass({ look: 'line', size: 'small' })}>
    {children}
  </Link>
);
