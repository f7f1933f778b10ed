import { closeModal } from '#app/domain/prompt/modal-store.ts';
import type { NotificationTone } from '#app/domain/prompt/notification-store.ts';
import { useT } from '@kandil/ui/text/texts.tsx';
import { Button } from '@kandil/ui/button.tsx';
import CircleAlertIcon from 'lucide-react/icons/circle-alert';
import CircleCheckIcon from 'lucide-react/icons/circle-check';
import InfoIcon from 'lucide-react/icons/info';

const LOOKS = {
  success: { icon: CircleCheckIcon, colour: 'text-leaf' },
  error: { icon: CircleAlertIcon, colour: 'text-ruby-bright' },
  info: { icon: InfoIcon, colour: 'text-turquoise' },
} as const;

/** MODAL-05: a message that stays until it is dismissed. */
export function NotificationModal({ tone, text }: { tone: NotificationTone; text: string }) {
  const t = useT();
  const { icon: Icon, colour } = LOOKS[tone];
  return (
    <div className="flex flex-col items-center text-center">
      <Icon className={`size-12 ${colour}`} aria-hidden />
      <p role={tone === 'error' ? 'alert' : 'status'} className="mt-4 text-lg">
        {text}
      </p>
      <Button size="large" className="mt-6 w-full" onClick={closeModal}>
        {t('action.ok')}
      </Button>
    </div>
  );
}
