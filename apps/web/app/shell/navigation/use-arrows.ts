import { useEffect } from 'react';
import { mayBeTelevision } from '@kandil/contract/televisions/may-be';
import { setRemote } from '#app/browser/remote.ts';
import { useLazyModule } from '#app/browser/use-lazy-module.ts';
import { whenTouched } from '#app/browser/when-touched.ts';

/** On a television the first key is an arrow: its code must be there. */
async function load() {
  if (!mayBeTelevision(navigator.userAgent)) await whenTouched();
  return import('./arrows.ts');
}

/** Keys that were pressed while the code was on its way. */
const early: KeyboardEvent[] = [];

/** Spatial navigation with the arrow keys of a remote or keyboard; its code is fetched with the first touch. */
export function useArrows(): void {
  const { code } = useLazyModule(load);
  useEffect(() => {
    if (!matchMedia('(hover: hover)').matches) setRemote(true);
  }, []);
  useEffect(() => {
    const follow = code?.followKey ?? ((event: KeyboardEvent) => void early.push(event));
    code?.greetRemote();
    if (code) early.splice(0).forEach(follow);
    document.addEventListener('keydown', follow);
    return () => document.removeEventListener('keydown', follow);
  }, [code]);
}
