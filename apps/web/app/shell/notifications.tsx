import { useModals } from '../lib/modals.ts';
import { useNotifications } from '../lib/notifications.ts';
import { useT } from '../lib/texts.tsx';
import { Toast } from '../ui/toast.tsx';

/**
 * The short messages. While a modal is open it shows them itself: what lies outside is under it, and told to nobody.
 */
export function Notifications({ inModal = false }: { inModal?: boolean }) {
  const t = useT();
  const { shown, dismiss } = useNotifications();
  const modalOpen = useModals(({ modal }) => modal !== null);
  if (modalOpen !== inModal) return null;
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
