import { useEffect, useEffectEvent } from 'react';
import { NavigationType, useBlocker } from 'react-router';

/** How the open dialogs close; the one on top is the last. */
const dialogs: (() => void)[] = [];

/** Has Back close a dialog while it is open. One that fades out is closed already: the next Back leaves the page. */
export function useClosedByBack(close: () => void, isOpen: boolean): void {
  const onBack = useEffectEvent(close);
  useEffect(() => {
    if (!isOpen) return;
    const entry = () => onBack();
    dialogs.push(entry);
    return () => void dialogs.splice(dialogs.indexOf(entry), 1);
  }, [isOpen]);
}

/** Back closes the dialog on top and stays on the page, as on every other screen of the product; for the frame. */
export function useBackCloses(): void {
  const { state, reset } = useBlocker(
    ({ historyAction }) => historyAction === NavigationType.Pop && dialogs.length > 0,
  );
  useEffect(() => {
    if (state !== 'blocked') return;
    reset();
    dialogs.at(-1)?.();
  }, [state, reset]);
}
