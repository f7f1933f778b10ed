import { confirm, confirmOptions } from '@kandil/contract/staff';
import FingerprintIcon from 'lucide-react/icons/fingerprint-pattern';
import { Button } from '@kandil/ui/button.tsx';
import { FormMessage } from '@kandil/ui/forms/form-message.tsx';
import { Cancellation, useConfirmation } from '#src/data/confirm.ts';
import { showPasskey } from '#src/data/passkey.ts';
import { request } from '#src/data/request.ts';
import { useSession } from '#src/data/session.ts';
import { useAct } from '#src/data/use-act.ts';
import { t } from '#src/texts/texts.tsx';
import { Modal } from './modal.tsx';

/** Asks for the passkey again when a call needs that; above the dialog whose act waits for it. */
export function ConfirmDialog() {
  const { open } = useConfirmation();
  return open && <Question onEnd={open.settle} />;
}

function Question({ onEnd }: { onEnd(error?: Error): void }) {
  const show = useAct(async () => {
    const answer = await showPasskey(await request(confirmOptions, {}));
    const { confirmedUntil } = await request(confirm, { answer });
    useSession.getState().change({ confirmedUntil });
    onEnd();
  });
  return (
    <Modal title={t('confirm.title')} busy={show.busy} onClose={() => onEnd(new Cancellation())}>
      {(close) => (
        <>
          {show.problem && <FormMessage text={show.problem} />}
          <p className="text-muted">{t('confirm.text')}</p>
          <div className="mt-7 flex justify-end gap-3">
            <Button look="line" size="small" disabled={show.busy} onClick={close}>
              {t('act.cancel')}
            </Button>
            <Button
              data-first
              size="small"
              busy={show.busy}
              icon={<FingerprintIcon className="size-4" aria-hidden />}
              onClick={() => void show.start()}
            >
              {t('confirm.button')}
            </Button>
          </div>
        </>
      )}
    </Modal>
  );
}
