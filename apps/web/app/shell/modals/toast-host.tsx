import { useEffect } from 'react';
import { useModals } from '#app/domain/prompt/modal-store.ts';
import { useNotifications } from '#app/domain/prompt/notification-store.ts';
import { useT } from '#app/ui/text/texts.tsx';
import { useLazyModule } from '#app/browser/use-lazy-module.ts';

const load = async () => (await import('#app/ui/toast.tsx')).Toast;

/**
 * The short messages. While a modal is open it shows them itself: what lies outside is under it, and told to nobody.
 * The code that shows them comes once the page is alive: what they tell may be that there is no network.
 */
export function Notifications({ inModal = false }: { inModal?: boolean }) {
  const t = useT();
  const { shown, dismiss } = useNotifications();
  const modalOpen = useModals(({ modal }) => modal !== null);
  const { code: Toast, failed, again } = useLazyModule(load);
  useEffect(() => {
    if (failed && shown.length > 0) again();
  }, [failed, shown, again]);
  if (modalOpen !== inModal || !Toast) return null;
  return (
    <div className="pointer-events-none fixed inset-x-3 top-20 z-50 flex flex-col items-center gap-2">
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
