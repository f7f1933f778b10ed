import { dismiss } from '@kandil/contract/staff';
import { request } from '#src/data/request.ts';
import { useSelf } from '#src/data/session.ts';
import { useAct } from '#src/data/use-act.ts';
import { QuestionDialog } from '#src/frame/question-dialog.tsx';
import { toast } from '#src/frame/toasts.tsx';
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
    <QuestionDialog
      danger
      title={t('dismiss.title', { name })}
      act={end}
      action={t('dismiss.button', { name })}
      onClose={onClose}
    >
      <p className="text-muted">{t('dismiss.text', { name, mail })}</p>
      {id === self.id && <p className="mt-3 font-medium">{t('dismiss.self')}</p>}
    </QuestionDialog>
  );
}
