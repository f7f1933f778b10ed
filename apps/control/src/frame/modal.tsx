import { Dialog } from '@kandil/ui/dialog.tsx';
import {
  type MouseEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { t } from '#src/texts/texts.tsx';
import { useClosedByBack } from './use-back-closes.ts';

/** The fade-out of Dialog. */
const FADE_MS = 300;

function ignore(event: MouseEvent): void {
  event.preventDefault();
  event.stopPropagation();
}

interface ModalProps {
  title: string;
  wide?: boolean;
  /** While something runs, the dialog stays. */
  busy?: boolean;
  /** After the dialog has gone. */
  onClose(): void;
  /** Gets the function that closes the dialog. An element with `data-first` gets the focus. */
  children: (close: () => void) => ReactNode;
}

/** A dialog that is open while it is rendered, and fades out before it is gone. Back closes it. */
export function Modal({ title, wide = false, busy = false, onClose, children }: ModalProps) {
  const [isLeaving, setLeaving] = useState(false);
  const content = useRef<HTMLDivElement>(null);
  const gone = useEffectEvent(onClose);
  useEffect(() => content.current?.querySelector<HTMLElement>('[data-first]')?.focus(), []);
  useEffect(() => {
    if (!isLeaving) return;
    const timer = setTimeout(() => gone(), FADE_MS);
    return () => clearTimeout(timer);
  }, [isLeaving]);
  const close = () => {
    if (!busy) setLeaving(true);
  };
  useClosedByBack(close);
  return (
    <Dialog
      visible={!isLeaving}
      wide={wide}
      title={title}
      closeLabel={t('act.close')}
      onClose={close}
    >
      {/* A second press in the fade-out would do everything once more. */}
      <div ref={content} inert={isLeaving} onClickCapture={isLeaving ? ignore : undefined}>
        {children(close)}
      </div>
    </Dialog>
  );
}
