import { FormMessage } from '@kandil/ui/forms/form-message.tsx';
import type { Act } from '#src/data/use-act.ts';
import { ModalButtons } from '#src/pieces/modal-buttons.tsx';
import { t } from '#src/texts/texts.tsx';
import { Modal } from './modal.tsx';

interface SignOutDialogProps {
  /** Texts that were typed and not sent. */
  count: number;
  leave: Act<[]>;
  onClose(): void;
}

/** Signing out takes texts that were not sent off this device: asks before. */
export const SignOutDialog = ({ count, leave, onClose }: SignOutDialogProps) => (
  <Modal title={t('signOut.title')} busy={leave.busy} onClose={onClose}>
    {(close) => (
      <>
        {leave.problem && <FormMessage text={leave.problem} />}
        <p className="text-muted">{t('signOut.text', { count })}</p>
        <ModalButtons
          danger
          action={t('signOut.button')}
          busy={leave.busy}
          onCancel={close}
          onAct={() => void leave.start()}
        />
      </>
    )}
  </Modal>
);
