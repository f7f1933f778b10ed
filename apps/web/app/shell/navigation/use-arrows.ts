import { useEffect } from 'react';
import { setRemote } from '#app/browser/remote.ts';
import { useLazyModule } from '#app/browser/use-lazy-module.ts';
import { whenTouched } from '#app/browser/when-touched.ts';

async function load() {
  await whenTouched();
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
