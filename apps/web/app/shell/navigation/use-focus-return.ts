import { useEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { useLazyModule } from '#app/browser/use-lazy-module.ts';
import { whenTouched } from '#app/browser/when-touched.ts';
import { entryOf } from '#app/browser/scroll/scroll-places.ts';

async function load() {
  await whenTouched();
  return import('./focus-return.ts');
}

/** Clicks while the code was on its way, with their entry of the history. */
const early: [entry: string, target: EventTarget | null][] = [];

/** Back, and leaving the player, returns the focus to the link that was followed; its code is fetched with the first touch. */
export function useFocusReturn(): void {
  const entry = entryOf(useLocation());
  const type = useNavigationType();
  const { code } = useLazyModule(load);
  useEffect(() => {
    if (code) {
      for (const click of early.splice(0)) code.remember(...click);
      return code.watchFocus(entry, type);
    }
    const keep = ({ target }: Event) => void early.push([entry, target]);
    document.addEventListener('click', keep, true);
    return () => document.removeEventListener('click', keep, true);
  }, [code, entry, type]);
}
