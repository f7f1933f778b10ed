import { useEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { useLazyModule } from '#app/browser/use-lazy-module.ts';
import { whenTouched } from '#app/browser/when-touched.ts';
import { entryOf } from '#app/browser/scroll/scroll-places.ts';

async function load() {
  await whenTouched();
  return import('./focus-return.ts');
}

/** Back, and leaving the player, returns the focus to the link that was followed; its code is fetched with the first touch. */
export function useFocusReturn(): void {
  const entry = entryOf(useLocation());
  const type = useNavigationType();
  const { code } = useLazyModule(load);
  useEffect(() => code?.watchFocus(entry, type), [code, entry, type]);
}
