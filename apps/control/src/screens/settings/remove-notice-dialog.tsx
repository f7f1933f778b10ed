import { noticeSet } from '@kandil/contract/control/settings';
import { FormMessage } from '@kandil/ui/forms/form-message.tsx';
import { useState } from 'react';
import { request } from '#src/data/request.ts';
import { useAct } from '#src/data/use-act.ts';
import { Modal } from '#src/frame/modal.tsx';
import { toast } from '#src/frame/toasts.tsx';
import { ModalButtons } from '#src/pieces/modal-buttons.tsx';
import { t } from '#src/texts/texts.tsx';
import { changedMeanwhile, fasterText, type NoticeDialogProps } from './maintenance-dialog.tsx';

/** Removes the notice that the dialog was opened for; one that somebody else planned meanwhile stays. */
export function RemoveNoticeDialog({ current, put, onClose }: NoticeDialogProps) {
  const [version] = useState(current.version);
  const [faster, setFaster] = useState<string | null>(null);
  const send = useAct(async (close: () => void) => {
    try {
      put(await request(noticeSet, { notice: null, version }));
    } catch (error) {
      const now = await changedMeanwhile(error);
      put(now);
      setFaster(fasterText(now.notice));
      return;
    }
    toast('success', t('maintenance.removed'));
    close();
  });
  return (
    <Modal title={t('maintenance.removeTitle')} busy={send.busy} onClose={onClose}>
      {(close) => (
        <>
          {send.problem && <FormMessage text={send.problem} />}
          <p className={faster ? '' : 'text-muted'} role={faster ? 'alert' : undefined}>
            {faster ?? t('maintenance.removeText2')}
          </p>
          <ModalButtons
            danger={!faster}
            action={faster ? t('act.close') : t('maintenance.remove')}
            busy={send.busy}
            onCancel={close}
            onAct={() => (faster ? close() : void send.start(close))}
          />
        </>
      )}
    </Modal>
  );
}
