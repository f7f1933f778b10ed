import { TextArea } from '@kandil/ui/text-area.tsx';
import { useDraft } from '#src/data/draft.ts';
import { isReason, LONGEST_REASON } from '#src/data/typed-reason.ts';
import { useAct } from '#src/data/use-act.ts';
import { FormDialog } from '#src/frame/form-dialog.tsx';
import { toast } from '#src/frame/toasts.tsx';
import { t } from '#src/texts/texts.tsx';

interface ReasonDialogProps {
  title: string;
  /** What it is about, for the text that was typed and not sent; by default the title. */
  place?: string;
  /** What happens, and whether it can be undone. */
  text: string;
  /** Of the button. */
  action: string;
  done: string;
  /** Rejects with what is said in the dialog. */
  send(reason: string): Promise<unknown>;
  onDone(): void;
  onClose(): void;
}

/** Ends something after a reason was given. What was written stays when it is refused. */
export function ReasonDialog({
  title,
  place = title,
  text,
  action,
  done,
  send,
  onDone,
  onClose,
}: ReasonDialogProps) {
  const draft = useDraft(`reason ${place}`, '');
  const { value: reason } = draft;
  const act = useAct(async (leave: () => void) => {
    await send(reason.trim());
    draft.forget();
    toast('success', done);
    leave();
    onDone();
  });
  return (
    <FormDialog
      danger
      title={title}
      act={act}
      draft={draft}
      isValid={isReason(reason)}
      action={action}
      onClose={() => {
        // What was refused has changed meanwhile.
        if (act.problem) onDone();
        onClose();
      }}
    >
      {(isMarked) => (
        <>
          <p className="text-muted mb-5">{text}</p>
          <TextArea
            data-first
            label={t('refund.reason')}
            hint={t('chargeback.reasonHint')}
            error={isMarked && !isReason(reason) ? t('refund.reasonNeeded') : undefined}
            maxLength={LONGEST_REASON}
            value={reason}
            onChange={(event) => draft.write(event.target.value)}
          />
        </>
      )}
    </FormDialog>
  );
}
