import { FormMessage } from '@kandil/ui/forms/form-message.tsx';
import { TextArea } from '@kandil/ui/text-area.tsx';
import { useDraft } from '#src/data/draft.ts';
import { useAct } from '#src/data/use-act.ts';
import { Modal } from '#src/frame/modal.tsx';
import { toast } from '#src/frame/toasts.tsx';
import { Form } from '#src/pieces/form.tsx';
import { FoundDraft } from '#src/pieces/found-draft.tsx';
import { ModalButtons } from '#src/pieces/modal-buttons.tsx';
import { t } from '#src/texts/texts.tsx';
import { isReason } from './refund-dialog.tsx';

interface ReasonDialogProps {
  /** What it is about, for the text that was typed and not sent; by default the title. */
  place?: string;
  title: string;
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
    <Modal
      title={title}
      busy={act.busy}
      onClose={() => {
        // What was refused has changed meanwhile.
        if (act.problem) onDone();
        onClose();
      }}
    >
      {(leave) => (
        <Form isValid={isReason(reason)} refused={act.refused} onSend={() => void act.start(leave)}>
          {(isMarked) => (
            <>
              {act.problem && <FormMessage text={act.problem} />}
              <FoundDraft draft={draft} />
              <p className="text-muted mb-5">{text}</p>
              <TextArea
                data-first
                label={t('refund.reason')}
                hint={t('chargeback.reasonHint')}
                error={isMarked && !isReason(reason) ? t('refund.reasonNeeded') : undefined}
                maxLength={200}
                value={reason}
                onChange={(event) => draft.write(event.target.value)}
              />
              <ModalButtons danger action={action} busy={act.busy} onCancel={leave} />
            </>
          )}
        </Form>
      )}
    </Modal>
  );
}
