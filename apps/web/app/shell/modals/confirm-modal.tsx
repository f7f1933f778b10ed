import { Confirm } from '@kandil/ui/forms/confirm.tsx';
import { useTask } from '@kandil/ui/forms/use-task.ts';
import { closeModal, type Confirmation, useModals } from '#app/domain/prompt/modal-store.ts';

/**
 * MODAL-08: asks for confirmation. It cannot be closed while the task runs; after a failure it shows the error and
 * stays open (MODAL-23..25).
 */
export function ConfirmModal({ text, action, dismiss, danger, run }: Confirmation) {
  const setPreventClosing = useModals((state) => state.setPreventClosing);
  const task = useTask(async () => {
    setPreventClosing(true);
    try {
      await run();
    } finally {
      setPreventClosing(false);
    }
    closeModal();
  });
  return <Confirm {...{ text, action, dismiss, danger, task }} onCancel={closeModal} />;
}
