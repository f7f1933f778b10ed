import WifiOffIcon from 'lucide-react/icons/wifi-off';
import { useT } from '@kandil/ui/text/texts.tsx';
import { useOnline } from '#app/browser/use-online.ts';

/** Says that the connection is lost while the film plays on from its buffer; between the player's bars. */
export function OfflineNotice() {
  const t = useT();
  const online = useOnline();
  return (
    <p
      role="status"
      className="pointer-events-none absolute inset-x-0 top-20 z-10 flex justify-center px-4 text-sm"
    >
      {!online && (
        <span className="flex items-center gap-2 rounded-full bg-black/70 px-4 py-2">
          <WifiOffIcon className="text-gold size-4 shrink-0" aria-hidden />
          {t('watch.offline')}
        </span>
      )}
    </p>
  );
}
