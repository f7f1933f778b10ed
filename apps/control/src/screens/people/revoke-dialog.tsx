import { grantRevoke } from '@kandil/contract/control/purchase';
import { FormMessage } from '@kandil/ui/forms/form-message.tsx';
import { request } from '#src/data/request.ts';
import { useAct } from '#src/data/use-act.ts';
import { Modal } from '#src/frame/modal.tsx';
import { toast } from '#src/frame/toasts.tsx';
import { ModalButtons } from '#src/pieces/modal-buttons.tsx';
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
    <Modal title={t('grants.revokeTitle', { days })} busy={send.busy} onClose={onClose}>
      {(close) => (
        <>
          {send.problem && <FormMessage text={send.problem} />}
          <p className="text-muted">{t('grants.revokeText')}</p>
          <ModalButtons
            danger
            action={t('grants.revoke')}
            busy={send.busy}
            onCancel={close}
            onAct={() => void send.start(close)}
          />
        </>
      )}
    </Modal>
  );
}
