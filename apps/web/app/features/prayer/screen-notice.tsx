import { createPortal } from 'react-dom';
import { useT } from '@kandil/ui/text/texts.tsx';
import { Toast } from '@kandil/ui/toast.tsx';

interface ScreenNoticeProps {
  text: string;
  /** The element that fills the screen. */
  over: Element;
  onClose(): void;
}

/** A toast inside the element that fills the screen: all others are inert, also in the top layer. */
export function ScreenNotice({ text, over, onClose }: ScreenNoticeProps) {
  const t = useT();
  return createPortal(
    <div className="pointer-events-none fixed inset-x-3 top-20 z-50 flex justify-center">
      <Toast tone="info" text={text} closeLabel={t('action.close')} onClose={onClose} />
    </div>,
    over,
  );
}
