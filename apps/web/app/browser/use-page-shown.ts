import { useEffect, useEffectEvent } from 'react';

/** Calls when the page is shown again from the browser's cache, as Back does: a button that left it works again. */
export function usePageShown(shown: () => void): void {
  const onShown = useEffectEvent(shown);
  useEffect(() => {
    const listen = () => onShown();
    window.addEventListener('pageshow', listen);
    return () => window.removeEventListener('pageshow', listen);
  }, []);
}
