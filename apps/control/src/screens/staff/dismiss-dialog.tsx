import { dismiss } from '@kandil/contract/staff';
import { FormMessage } from '@kandil/ui/forms/form-message.tsx';
import { request } from '#src/data/request.ts';
import { useSelf } from '#src/data/session.ts';
import { useAct } from '#src/data/use-act.ts';
import { Modal } from '#src/frame/modal.tsx';
import { toast } from '#src/frame/toasts.tsx';
import { ModalButtons } from '#src/pieces/modal-buttons.tsx';
import { t } from '#src/texts/texts.tsx';
import type { MemberDialogProps } from './role-dialog.tsx';

/** Dismisses somebody, after a question that names the person. */
export function DismissDialog({ member, onChange, onClose }: MemberDialogProps) {
  const self = useSelf();
  const { id, name, mail } = member;
  const end = useAct(async (close: () => void) => {
    const changed = await request(dismiss, { id });
    toast('success', t('dismiss.done', { name }));
    close();
    await onChange(changed);
  });
  return (
    <Modal title={t('dismiss.title', { name })} busy={end.busy} onClose={onClose}>
      {(close) => (
        <>
          {end.problem && <FormMessage text={end.problem} />}
          <p className="text-muted">{t('dismiss.text', { name, mail })}</p>
          {id === self.id && <p className="mt-3 font-medium">{t('dismiss.self')}</p>}
          <ModalButtons
            danger
            action={t('dismiss.button', { name })}
            busy={end.busy}
            onCancel={close}
            onAct={() => void end.start(close)}
          />
        </>
      )}
    </Modal>
  );
}
