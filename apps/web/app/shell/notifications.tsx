import { useEffect } from 'react';
import { useModals } from '../lib/modals.ts';
import { useNotifications } from '../lib/notifications.ts';
import { useT } from '../lib/texts.tsx';
import { useCode } from '../lib/use-code.ts';

const load = async () => (await import('../ui/toast.tsx')).Toast;

/**
 * The short messages. While a modal is open it shows them itself: what lies outside is under it, and told to nobody.
 * The code that shows them comes once the page is alive: what they tell may be that there is no network.
 */
export function Notifications({ inModal = false }: { inModal?: boolean }) {
  const t = useT();
  const { shown, dismiss } = useNotifications();
  const modalOpen = useModals(({ modal }) => modal !== null);
  const { code: Toast, failed, again } = useCode(load);
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
