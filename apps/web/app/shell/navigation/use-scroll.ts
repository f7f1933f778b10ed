import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigation, useNavigationType } from 'react-router';
import type { KEEP_SCROLL } from '#app/browser/scroll/keep-scroll.ts';
import { entryOf, placeOf, rememberPlace, storePlaces } from '#app/browser/scroll/scroll-places.ts';

function keep(): void {
  window.history.scrollRestoration = 'auto';
  storePlaces();
}

/**
 * A new page starts at the top (SHELL-04), a `#hash` at its element, and Back restores the position. The router's own
 * version would add its link components to every first load.
 */
export function useScroll(): void {
  const location = useLocation();
  const type = useNavigationType();
  const { hash } = location;
  const entry = entryOf(location);
  const first = useRef(true);
  // The position is already saved; what scrolls now is the skeleton of the next page.
  const leaving = useRef(false);
  const isLeaving = useNavigation().state === 'loading';
  const stay = (location.state as Partial<typeof KEEP_SCROLL> | null)?.keepScroll ?? false;

  useEffect(() => {
    window.history.scrollRestoration = 'manual';
    window.addEventListener('pagehide', keep);
    return () => window.removeEventListener('pagehide', keep);
  }, []);

  // Not during render, which takes a while: until the next page commits, this one is still being left.
  useLayoutEffect(() => {
    leaving.current = isLeaving;
  }, [isLeaving]);

  useLayoutEffect(() => {
    const remember = () => {
      if (!leaving.current) rememberPlace(entry, window.scrollY);
    };
    const target = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
    // The browser positions the document's first view itself.
    if (!first.current && !stay) {
      if (type === NavigationType.Pop) window.scrollTo(0, placeOf(entry));
      else if (target) target.scrollIntoView();
      else window.scrollTo(0, 0);
    }
    first.current = false;
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, [entry, hash, stay, type]);
}
