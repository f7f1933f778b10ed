import { useEffect, useState } from 'react';
import { useLazyModule } from '#app/browser/use-lazy-module.ts';

const load = async () => (await import('./preview-host.tsx')).PreviewHost;
const HOVERS = '(hover: hover) and (pointer: fine)';

/**
 * Previews of the tiles of a page: of every element with `data-preview`, the code of a title. None without a mouse; the
 * code is fetched after the first movement of the mouse or press of a key.
 */
export function Previews() {
  const [needed, setNeeded] = useState(false);
  useEffect(() => {
    if (!window.matchMedia(HOVERS).matches) return;
    const seen = new AbortController();
    const want = () => {
      seen.abort();
      setNeeded(true);
    };
    for (const type of ['pointermove', 'keydown'])
      document.addEventListener(type, want, { signal: seen.signal, passive: true });
    return () => seen.abort();
  }, []);
  const { code: PreviewHost } = useLazyModule(needed ? load : null);
  return PreviewHost && <PreviewHost />;
}
