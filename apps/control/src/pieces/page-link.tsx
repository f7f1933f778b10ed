import { buttonClass } from '@kandil/ui/button.tsx';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

/** A link to another page of the section that looks like a button. */
export const PageLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <Link to={to} className={buttonClass({ look: 'line', size: 'small' })}>
    {children}
  </Link>
);
