import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import { useT } from '@kandil/ui/text/texts.tsx';
import { LogoMark } from '#app/domain/brand/logo.tsx';

export const OVERLAY_GOES_MS = 500;
/** Milliseconds between two attempts to reach the services. */
const ASK_AGAIN_MS = 2000;

/**
 * Covers a page that was rendered without start data, fetches the data from the browser, and disappears half a second
 * after they arrive. A page with its data is never covered (SPEC-D25).
 */
export function StartOverlay({ started }: { started: boolean }) {
  const t = useT();
  const [covering, setCovering] = useState(!started);
  const { revalidate, state } = useRevalidator();

  useEffect(() => {
    if (!covering || state === 'loading') return;
    const next = started ? () => setCovering(false) : () => void revalidate();
    const timer = setTimeout(next, started ? OVERLAY_GOES_MS : ASK_AGAIN_MS);
    return () => clearTimeout(timer);
  }, [covering, started, state, revalidate]);

  if (!covering) return null;
  return (
    <div
      role="status"
      className="bg-ground fixed inset-0 z-60 flex flex-col items-center justify-center gap-5 text-center"
    >
      <LogoMark className="size-20 animate-pulse" />
      <p className="text-muted">{t('state.starting')}</p>
    </div>
  );
}
