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

/**
 * Has the browser ask before it leaves the control room with what was typed: at a reload, at the end of the tab, and at
 * Back where the page was opened from elsewhere, which no router sees.
 * @returns what ends it
 */
function askBeforeLeaving(isTyped: { readonly current: boolean }): () => void {
  const ask = (event: BeforeUnloadEvent) => {
    if (isTyped.current) event.preventDefault();
  };
  window.addEventListener('beforeunload', ask);
  return () => window.removeEventListener('beforeunload', ask);
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
  useClosedByBack(close, !isLeaving);
  const isTyped = useRef(false);
  useEffect(() => askBeforeLeaving(isTyped), []);
  return (
    <Dialog
      visible={!isLeaving}
      wide={wide}
      title={title}
      closeLabel={t('act.close')}
      onClose={close}
    >
      {/* A second press in the fade-out would do everything once more. */}
      <div
        ref={content}
        inert={isLeaving}
        onInput={() => (isTyped.current = true)}
        onClickCapture={isLeaving ? ignore : undefined}
      >
        {children(close)}
      </div>
    </Dialog>
  );
}
