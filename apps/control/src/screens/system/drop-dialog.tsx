import type { StoreName } from '@kandil/contract/control/system';
import { jobDrop } from '@kandil/contract/staff';
import { FormMessage } from '@kandil/ui/forms/form-message.tsx';
import { TextArea } from '@kandil/ui/text-area.tsx';
import { useDraft } from '#src/data/draft.ts';
import { request } from '#src/data/request.ts';
import { useAct } from '#src/data/use-act.ts';
import { Modal } from '#src/frame/modal.tsx';
import { toast } from '#src/frame/toasts.tsx';
import { Form } from '#src/pieces/form.tsx';
import { FoundDraft } from '#src/pieces/found-draft.tsx';
import { ModalButtons } from '#src/pieces/modal-buttons.tsx';
import { t } from '#src/texts/texts.tsx';
import type { FailedJob } from './jobs.tsx';

interface DropDialogProps {
  store: StoreName;
  job: FailedJob;
  onDone(): void;
  onClose(): void;
}

/** Drops a failed job, with a reason. */
export function DropDialog({ store, job, onDone, onClose }: DropDialogProps) {
  const draft = useDraft(`drop ${store} ${job.id}`, '');
  const { value: reason } = draft;
  const isReason = reason.trim().length >= 3;
  const drop = useAct(async (close: () => void) => {
    // Also when somebody else was faster: the list is old then.
    await request(jobDrop, { store, job: job.job, id: job.id, reason: reason.trim() }).finally(
      onDone,
    );
    draft.forget();
    toast('success', t('system.dropped'));
    close();
  });
  return (
    <Modal title={t('system.dropTitle')} busy={drop.busy} onClose={onClose}>
      {(close) => (
        <Form isValid={isReason} refused={drop.refused} onSend={() => void drop.start(close)}>
          {(isMarked) => (
            <>
              {drop.problem && <FormMessage text={drop.problem} />}
              <FoundDraft draft={draft} />
              <p className="mb-1 text-sm">
                <code className="text-xs">{job.job}</code>
              </p>
              <p className="text-muted mb-5 text-sm">{t('system.dropText')}</p>
              <TextArea
                label={t('system.dropReason')}
                hint={t('system.dropReasonHint')}
                error={isMarked && !isReason ? t('system.dropReasonNeeded') : undefined}
                maxLength={200}
                value={reason}
                onChange={(event) => draft.write(event.target.value)}
              />
              <ModalButtons
                danger
                action={t('system.dropButton')}
                busy={drop.busy}
                onCancel={close}
              />
            </>
          )}
        </Form>
      )}
    </Modal>
  );
}
