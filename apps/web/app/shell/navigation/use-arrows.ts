import { useEffect } from 'react';
import { useLazyModule } from '#app/browser/use-lazy-module.ts';

const load = async () => (await import('./arrows.ts')).followArrow;

/** Spatial navigation with the arrow keys of a remote or keyboard; its code is fetched after hydration. */
export function useArrows(): void {
  const { code: followArrow } = useLazyModule(load);
  useEffect(() => {
    if (!followArrow) return;
    document.addEventListener('keydown', followArrow);
    return () => document.removeEventListener('keydown', followArrow);
  }, [followArrow]);
}
