import { useOnline } from '#app/browser/use-online.ts';
import { useT } from '@kandil/ui/text/texts.tsx';
import WifiOffIcon from 'lucide-react/icons/wifi-off';

/** Below the header, on the ground that it moves the page down by: it covers nothing of it. */
export function OfflineBanner() {
  const t = useT();
  if (useOnline()) return null;
  return (
    <p
      role="status"
      className="bg-lifted sticky top-16 z-20 mt-16 -mb-16 flex items-center justify-center gap-2 px-4 py-2 text-sm lg:top-20 lg:mt-20 lg:-mb-20"
    >
      <WifiOffIcon className="text-gold size-4 shrink-0" aria-hidden />
      {t('offline.banner')}
    </p>
  );
}
