import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';

/** Below this width sections open one at a time; the breakpoint `lg`. */
const NARROW = '(width < 992px)';

/**
 * The section in the address's anchor; null for none. On a phone it fills the page, so the focus moves to its heading.
 * The server does not see anchors, so the first render has none.
 */
export function useOpenSection(ids: readonly string[]): string | null {
  const { hash } = useLocation();
  const [open, setOpen] = useState<string | null>(null);
  useEffect(() => {
    const id = hash.slice(1);
    setOpen(ids.includes(id) ? id : null);
  }, [hash, ids]);
  useEffect(() => {
    if (!open || !window.matchMedia(NARROW).matches) return;
    window.scrollTo(0, 0);
    document.querySelector<HTMLElement>(`#${open} h2`)?.focus({ preventScroll: true });
  }, [open]);
  return open;
}
