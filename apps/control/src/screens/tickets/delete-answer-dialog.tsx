import { savedAnswerDelete } from '@kandil/contract/control/saved-answers';
import { FormMessage } from '@kandil/ui/forms/form-message.tsx';
import { request } from '#src/data/request.ts';
import { useAct } from '#src/data/use-act.ts';
import { Modal } from '#src/frame/modal.tsx';
import { toast } from '#src/frame/toasts.tsx';
import { ModalButtons } from '#src/pieces/modal-buttons.tsx';
import { t } from '#src/texts/texts.tsx';
import type { SavedAnswer } from './saved-answers.tsx';

interface DeleteAnswerDialogProps {
  answer: SavedAnswer;
  onDone(): void;
  onClose(): void;
}

/** Deletes a saved answer, after a question that names it. */
export function DeleteAnswerDialog({ answer, onDone, onClose }: DeleteAnswerDialogProps) {
  const { id, title } = answer;
  const act = useAct(async (close: () => void) => {
    await request(savedAnswerDelete, { id });
    toast('success', t('saved.deleted', { title }));
    close();
    onDone();
  });
  return (
    <Modal title={t('saved.deleteTitle', { title })} busy={act.busy} onClose={onClose}>
      {(close) => (
        <>
          {act.problem && <FormMessage text={act.problem} />}
          <p className="text-muted">{t('saved.deleteText')}</p>
          <ModalButtons
            danger
            action={t('saved.deleteButton')}
            busy={act.busy}
            onCancel={close}
            onAct={() => void act.start(close)}
          />
        </>
      )}
    </Modal>
  );
}
