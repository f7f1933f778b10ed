import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigation, useNavigationType } from 'react-router';
import type { KEEP_SCROLL } from '#app/browser/scroll/keep-scroll.ts';
import { entryOf, placeOf, rememberPlace, storePlaces } from '#app/browser/scroll/scroll-places.ts';

function keep(): void {
  window.history.scrollRestoration = 'auto';
  storePlaces();
}

/**
 * A new page begins at the top (SHELL-04), a `#hash` at its element, and Back finds the page where it was left.
 * The router's own would bring its link components into every first load.
 */
export function useScroll(): void {
  const location = useLocation();
  const type = useNavigationType();
  const { hash } = location;
  const entry = entryOf(location);
  const first = useRef(true);
  // A page that is being left has its place already; what moves it now is the outline of the next.
  const leaving = useRef(false);
  const isLeaving = useNavigation().state === 'loading';
  const stay = (location.state as Partial<typeof KEEP_SCROLL> | null)?.keepScroll ?? false;

  useEffect(() => {
    window.history.scrollRestoration = 'manual';
    window.addEventListener('pagehide', keep);
    return () => window.removeEventListener('pagehide', keep);
  }, []);

  // Not while rendering, which takes a while: until the next page stands, this one is being left.
  useLayoutEffect(() => {
    leaving.current = isLeaving;
  }, [isLeaving]);

  useLayoutEffect(() => {
    const remember = () => {
      if (!leaving.current) rememberPlace(entry, window.scrollY);
    };
    const target = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
    // The document's own first view is wherever the browser has put it.
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
