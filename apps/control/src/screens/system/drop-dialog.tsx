import type { StoreName } from '@kandil/contract/control/system';
import { jobDrop } from '@kandil/contract/staff';
import { TextArea } from '@kandil/ui/text-area.tsx';
import { useDraft } from '#src/data/draft.ts';
import { request } from '#src/data/request.ts';
import { isReason, LONGEST_REASON } from '#src/data/typed-reason.ts';
import { useAct } from '#src/data/use-act.ts';
import { FormDialog } from '#src/frame/form-dialog.tsx';
import { toast } from '#src/frame/toasts.tsx';
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
    <FormDialog
      danger
      title={t('system.dropTitle')}
      act={drop}
      draft={draft}
      isValid={isReason(reason)}
      action={t('system.dropButton')}
      onClose={onClose}
    >
      {(isMarked) => (
        <>
          <p className="mb-1 text-sm">
            <code className="text-xs">{job.job}</code>
          </p>
          <p className="text-muted mb-5 text-sm">{t('system.dropText')}</p>
          <TextArea
            label={t('system.dropReason')}
            hint={t('system.dropReasonHint')}
            error={isMarked && !isReason(reason) ? t('system.dropReasonNeeded') : undefined}
            maxLength={LONGEST_REASON}
            value={reason}
            onChange={(event) => draft.write(event.target.value)}
          />
        </>
      )}
    </FormDialog>
  );
}
