import { track } from '#app/data/analytics/track.ts';
import { openModal } from '#app/domain/prompt/modal-store.ts';
import { paths } from '#app/paths.ts';
import { useStart } from '#app/data/start/start.ts';
import { IconButton } from '@kandil/ui/icon-button.tsx';
import ShareIcon from 'lucide-react/icons/share-2';

/** Opens the device's share sheet where there is one, else the share modal. */
export function ShareButton({
  title,
  code,
  label,
}: {
  title: string;
  code: string;
  label: string;
}) {
  const { publicOrigin } = useStart();
  const share = async () => {
    track({ name: 'user_action', action: 'share' });
    const url = publicOrigin + paths.contentDetail(code);
    if (!navigator.share || !matchMedia('(pointer: coarse)').matches)
      return openModal('share', { url, title });
    // Closing the sheet without sharing is not an error.
    await navigator.share({ title, url }).catch(() => undefined);
  };
  return (
    <IconButton
      label={label}
      className="size-12"
      icon={<ShareIcon className="size-5" aria-hidden />}
      onClick={() => void share()}
    />
  );
}
