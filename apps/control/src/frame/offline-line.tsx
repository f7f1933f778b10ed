import OfflineIcon from 'lucide-react/icons/wifi-off';
import { useSyncExternalStore } from 'react';
import { t } from '#src/texts/texts.tsx';

function subscribe(changed: () => void): () => void {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
}

/** A line above the page while there is no connection. */
export function OfflineLine() {
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  return (
    <div role="status">
      {!isOnline && (
        <p className="border-line bg-lifted flex items-center justify-center gap-2 border-b px-4 py-2 text-sm">
          <OfflineIcon className="text-gold size-4 shrink-0" aria-hidden />
          <span>{t('app.offline')}</span>
        </p>
      )}
    </div>
  );
}
