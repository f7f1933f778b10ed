import { useNotifications } from '../lib/notifications.ts';
import { useT } from '../lib/texts.tsx';
import { Toast } from '../ui/toast.tsx';

export function Notifications() {
  const t = useT();
  const { shown, dismiss } = useNotifications();
  return (
    <div className="pointer-events-none fixed inset-x-3 top-20 z-50 flex flex-col items-center gap-2">
      {shown.map(({ id, tone, text }) => (
        <Toast
          key={id}
          tone={tone}
          text={text}
          closeLabel={t('action.close')}
          onClose={() => dismiss(id)}
        />
      ))}
    </div>
  );
}
