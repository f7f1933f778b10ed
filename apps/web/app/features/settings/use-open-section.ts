import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

/**
 * The section in the address's anchor; null for none. It fills the page, on a wide screen beside the list, so the focus
 * moves to its heading. The server does not see anchors, so the first render has none.
 */
export function useOpenSection(ids: readonly string[]): string | null {
  const { hash } = useLocation();
  const [open, setOpen] = useState<string | null>(null);
  const shown = useRef<string | null>(null);
  useEffect(() => {
    const id = hash.slice(1);
    setOpen(ids.includes(id) ? id : null);
  }, [hash, ids]);
  useEffect(() => {
    if (open && open !== shown.current) {
      window.scrollTo(0, 0);
      document.querySelector<HTMLElement>(`#${open} h2`)?.focus({ preventScroll: true });
    }
    shown.current = open;
  }, [open]);
  return open;
}
