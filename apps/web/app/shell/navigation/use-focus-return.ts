import { useEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { useLazyModule } from '#app/browser/use-lazy-module.ts';
import { whenTouched } from '#app/browser/when-touched.ts';
import { entryOf } from '#app/browser/scroll/scroll-places.ts';

async function load() {
  await whenTouched();
  return import('./focus-return.ts');
}

/** The last click while the code was on its way, with its entry of the history. */
let early: [entry: string, target: EventTarget | null] | null = null;

/** Back, and leaving the player, returns the focus to the link that was followed; its code is fetched with the first touch. */
export function useFocusReturn(): void {
  const entry = entryOf(useLocation());
  const type = useNavigationType();
  const { code } = useLazyModule(load);
  useEffect(() => {
    if (code) {
      if (early) code.remember(...early);
      early = null;
      return code.watchFocus(entry, type);
    }
    const keep = ({ target }: Event) => {
      early = [entry, target];
    };
    document.addEventListener('click', keep, true);
    return () => document.removeEventListener('click', keep, true);
  }, [code, entry, type]);
}
