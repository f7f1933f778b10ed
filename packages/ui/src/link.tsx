import type { AnchorHTMLAttributes, Ref } from 'react';
import { useLocation } from 'react-router';
import { useWords } from './text/texts.tsx';

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** A path inside the application, without a language prefix. */
  to: string;
  ref?: Ref<HTMLAnchorElement>;
}

/**
 * A link inside the application. It is a plain anchor: one listener for the whole page (shell/navigation/use-links.ts)
 * turns its click into a navigation, so that a page of a hundred tiles needs no hundred handlers.
 */
export function Link({ to, ...rest }: LinkProps) {
  const { base } = useWords();
  // oxlint-disable-next-line jsx-a11y/anchor-has-content -- its children are among the rest
  return <a {...rest} href={base + to || '/'} />;
}

/** A link with `aria-current` when it leads to the current page, or to one above it. */
export function NavLink(props: LinkProps) {
  const { pathname } = useLocation();
  // No page is below the home page: nothing starts with two slashes.
  const active = pathname === props.to || pathname.startsWith(`${props.to}/`);
  return <Link {...props} aria-current={active ? 'page' : undefined} />;
}
