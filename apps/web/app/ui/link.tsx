import type { AnchorHTMLAttributes, Ref } from 'react';
import { useLocation } from 'react-router';
import { useWords } from './text/texts.tsx';

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** Path inside the application, without a language. */
  to: string;
  ref?: Ref<HTMLAnchorElement>;
}

/**
 * A link inside the application. It is a plain anchor: one listener for the whole page (shell/navigation/use-links.ts) turns
 * its click into a navigation, so that a page of a hundred tiles has no hundred handlers to set up.
 */
export function Link({ to, ...rest }: LinkProps) {
  const { base } = useWords();
  // oxlint-disable-next-line jsx-a11y/anchor-has-content -- its children are among the rest
  return <a {...rest} href={base + to || '/'} />;
}

/** A link that says when it leads to the page that is shown; with `end` only for exactly this address. */
export function NavLink({ end = false, ...props }: LinkProps & { end?: boolean }) {
  const { pathname } = useLocation();
  const active = pathname === props.to || (!end && pathname.startsWith(`${props.to}/`));
  return <Link {...props} aria-current={active ? 'page' : undefined} />;
}
