import { useEffect } from 'react';
import { useModals } from '#app/domain/prompt/modal-store.ts';
import { useNotifications } from '#app/domain/prompt/notification-store.ts';
import { cx } from '@kandil/ui/cx.ts';
import { useT } from '@kandil/ui/text/texts.tsx';
import { useLazyModule } from '#app/browser/use-lazy-module.ts';

const load = async () => (await import('@kandil/ui/toast.tsx')).Toast;

interface NotificationsProps {
  inModal?: boolean;
  /** Over a player, whose controls are below; elsewhere the heading of the page or dialog is at the top. */
  atTop?: boolean;
}

/**
 * Renders the toasts. An open modal renders them itself: content outside it is inert and not announced. The code is
 * fetched early, because a toast may report that the network is down.
 */
export function Notifications({ inModal = false, atTop = false }: NotificationsProps) {
  const t = useT();
  const { shown, dismiss } = useNotifications();
  const modalOpen = useModals(({ modal }) => modal !== null);
  const { code: Toast, failed, again } = useLazyModule(load);
  useEffect(() => {
    if (failed && shown.length > 0) again();
  }, [failed, shown, again]);
  if (modalOpen !== inModal || !Toast) return null;
  return (
    <div
      className={cx(
        'pointer-events-none fixed inset-x-3 z-50 flex flex-col items-center gap-2',
        atTop ? 'top-20' : inModal ? 'bottom-2' : 'toasts',
      )}
    >
      {shown.map(({ id, tone, text, action }) => (
        <Toast
          key={id}
          tone={tone}
          text={text}
          action={action}
          closeLabel={t('action.close')}
          onClose={() => dismiss(id)}
        />
      ))}
    </div>
  );
}
