import { savedAnswerDelete } from '@kandil/contract/control/saved-answers';
import { request } from '#src/data/request.ts';
import { useAct } from '#src/data/use-act.ts';
import { QuestionDialog } from '#src/frame/question-dialog.tsx';
import { toast } from '#src/frame/toasts.tsx';
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
    <QuestionDialog
      danger
      title={t('saved.deleteTitle', { title })}
      act={act}
      action={t('saved.deleteButton')}
      onClose={onClose}
    >
      <p className="text-muted">{t('saved.deleteText')}</p>
    </QuestionDialog>
  );
}
