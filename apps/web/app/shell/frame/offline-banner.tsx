import { useOnline } from '#app/browser/use-online.ts';
import { useT } from '#app/ui/text/texts.tsx';
import WifiOffIcon from 'lucide-react/icons/wifi-off';

export function OfflineBanner() {
  const t = useT();
  if (useOnline()) return null;
  return (
    <p
      role="status"
      className="bg-lifted fixed inset-x-0 top-16 z-20 flex items-center justify-center gap-2 px-4 py-2 text-sm lg:top-20"
    >
      <WifiOffIcon className="text-gold size-4" aria-hidden />
      {t('offline.banner')}
    </p>
  );
}
