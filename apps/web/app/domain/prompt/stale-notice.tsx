import CloudOffIcon from 'lucide-react/icons/cloud-off';
import { useEffect, useEffectEvent, useState } from 'react';
import { useRevalidator } from 'react-router';
import { useT } from '@kandil/ui/text/texts.tsx';
import { useOnline } from '#app/browser/use-online.ts';

const FIRST_WAIT_MS = 5000;
const LONGEST_WAIT_MS = 60_000;

/** Says that the page is a copy, and refetches it with exponential backoff or when pressed. */
export function StaleNotice() {
  const t = useT();
  const online = useOnline();
  const { revalidate, state } = useRevalidator();
  const [tries, setTries] = useState(0);
  const again = useEffectEvent(() => {
    setTries(tries + 1);
    void revalidate();
  });
  useEffect(() => {
    if (!online || state === 'loading') return;
    const wait = Math.min(FIRST_WAIT_MS * 2 ** tries, LONGEST_WAIT_MS);
    const timer = setTimeout(again, wait);
    return () => clearTimeout(timer);
  }, [online, state, tries]);
  return (
    <p
      role="status"
      className="gutter bg-raised text-muted relative mb-6 flex flex-wrap items-center gap-x-3 py-2 text-sm"
    >
      <CloudOffIcon className="text-gold size-4 shrink-0" aria-hidden />
      {t('stale.notice')}
      <button
        type="button"
        className="text-gold hover:text-gold-bright min-h-11 font-semibold"
        aria-disabled={state === 'loading' || undefined}
        onClick={() => void revalidate()}
      >
        {t('action.tryAgain')}
      </button>
    </p>
  );
}
