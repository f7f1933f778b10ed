import { grantRevoke } from '@kandil/contract/control/purchase';
import { request } from '#src/data/request.ts';
import { useAct } from '#src/data/use-act.ts';
import { QuestionDialog } from '#src/frame/question-dialog.tsx';
import { toast } from '#src/frame/toasts.tsx';
import { t } from '#src/texts/texts.tsx';
import type { Grant } from './grants.tsx';

interface RevokeDialogProps {
  /** Of the account. */
  id: string;
  grant: Grant;
  onDone(): void;
  onClose(): void;
}

/** Takes back what is not used of given days, after a question. */
export function RevokeDialog({ id, grant, onDone, onClose }: RevokeDialogProps) {
  const days = t('grants.daysCount', { count: grant.left });
  const send = useAct(async (close: () => void) => {
    await request(grantRevoke, { id, grantId: grant.id });
    toast('success', t('grants.revoked'));
    close();
    onDone();
  });
  return (
    <QuestionDialog
      danger
      title={t('grants.revokeTitle', { days })}
      act={send}
      action={t('grants.revoke')}
      onClose={onClose}
    >
      <p className="text-muted">{t('grants.revokeText')}</p>
    </QuestionDialog>
  );
}
