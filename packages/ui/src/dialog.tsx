import { type ReactNode, type SyntheticEvent, useId, useLayoutEffect, useRef } from 'react';
import { cx } from './cx.ts';
import { focusFirst, placesBeside } from './place/focus-beside.ts';
import { IconButton } from './icon-button.tsx';
import BackIcon from 'lucide-react/icons/arrow-left';
import CloseIcon from 'lucide-react/icons/x';

interface DialogProps {
  /** Setting it to false starts the fade-out of 300 ms. */
  visible: boolean;
  /** Blocks closing by Escape, the backdrop and the close button (MODAL-19). */
  preventClosing?: boolean;
  title: string;
  closeLabel: string;
  /** The look of the close button: an arrow back where another dialog is below. */
  closing?: 'close' | 'back';
  onClose(): void;
  /** Without its content yet: it appears when that takes longer than 300 ms, like a skeleton. */
  waiting?: boolean;
  /** Wider, for two columns. */
  wide?: boolean;
  children: ReactNode;
}

const PANEL = cx(
  'm-auto max-h-[92dvh] w-[min(100vw-2rem,28rem)] overflow-y-auto rounded-sheet border border-line bg-raised p-0 text-text shadow-soft',
  'opacity-0 transition-opacity duration-300 ease-out data-visible:opacity-100',
  'backdrop:bg-black/70 backdrop:opacity-0 backdrop:transition-opacity backdrop:duration-300 data-visible:backdrop:opacity-100',
);

/**
 * A modal dialog on the native `<dialog>`: it traps and returns the focus, makes the page behind inert and uses the top
 * layer.
 */
export function Dialog(props: DialogProps) {
  const {
    visible,
    preventClosing = false,
    title,
    closeLabel,
    closing = 'close',
    onClose,
    waiting = false,
    wide = false,
    children,
  } = props;
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  // The browser returns the focus to the opener only when the dialog closes while it is in the document. The opener may
  // be gone by then: after Back with its whole page.
  useLayoutEffect(() => {
    const dialog = ref.current;
    const places = placesBeside(document.activeElement);
    if (dialog && !dialog.open) dialog.showModal();
    return () => {
      dialog?.close();
      if (document.activeElement === document.body) focusFirst(places);
    };
  }, []);
  const refuseOr = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!preventClosing) onClose();
  };
  return (
    <dialog
      ref={ref}
      aria-labelledby={titleId}
      data-visible={visible || undefined}
      // A fading dialog ignores presses.
      inert={!visible}
      className={cx(
        PANEL,
        wide && 'md:w-[min(100vw-4rem,52rem)]',
        waiting && 'animate-fade [animation-delay:300ms]',
      )}
      onCancel={refuseOr}
      onKeyDown={(event) => {
        // Chromium closes on a second Escape even when the cancel event was prevented.
        if (event.key === 'Escape') refuseOr(event);
      }}
      onPointerDown={(event) => {
        if (event.target === ref.current) refuseOr(event);
      }}
    >
      <div className="p-6 sm:p-8">
        <header className="mb-5 flex items-start justify-between gap-4">
          <h2 id={titleId} className="display text-2xl">
            {title}
          </h2>
          {!preventClosing && (
            <IconButton
              label={closeLabel}
              icon={
                closing === 'back' ? (
                  <BackIcon className="size-5 rtl:-scale-x-100" />
                ) : (
                  <CloseIcon className="size-5" />
                )
              }
              look="plain"
              className="-me-3 -mt-2"
              onClick={onClose}
            />
          )}
        </header>
        {children}
      </div>
    </dialog>
  );
}
