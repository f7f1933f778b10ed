import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';

/** Where the page is a list of sections of which one is open at a time; as the breakpoint `lg`. */
const NARROW = '(width < 992px)';

/**
 * The section of the address's anchor; null for none. On a phone it takes the whole page, so the reading begins at
 * its heading. The server knows no anchors: at first there is none.
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
