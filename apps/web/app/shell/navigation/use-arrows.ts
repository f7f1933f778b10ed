import { useEffect } from 'react';
import { useLazyModule } from '#app/browser/use-lazy-module.ts';

const load = async () => (await import('./arrows.ts')).followArrow;

/** The four arrows of a remote, or of a keyboard, go from one thing to the next; their code comes once the page is alive. */
export function useArrows(): void {
  const { code: followArrow } = useLazyModule(load);
  useEffect(() => {
    if (!followArrow) return;
    document.addEventListener('keydown', followArrow);
    return () => document.removeEventListener('keydown', followArrow);
  }, [followArrow]);
}
