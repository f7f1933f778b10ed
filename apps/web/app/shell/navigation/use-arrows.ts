import { useEffect } from 'react';
import { useLazyModule } from '#app/browser/use-lazy-module.ts';

const load = () => import('./arrows.ts');

/** Spatial navigation with the arrow keys of a remote or keyboard; its code is fetched after hydration. */
export function useArrows(): void {
  const { code } = useLazyModule(load);
  useEffect(() => {
    if (!code) return;
    const { followKey, greetRemote } = code;
    greetRemote();
    document.addEventListener('keydown', followKey);
    return () => document.removeEventListener('keydown', followKey);
  }, [code]);
}
