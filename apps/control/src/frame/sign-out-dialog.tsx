import type { Act } from '#src/data/use-act.ts';
import { t } from '#src/texts/texts.tsx';
import { QuestionDialog } from './question-dialog.tsx';

interface SignOutDialogProps {
  /** Texts that were typed and not sent. */
  count: number;
  leave: Act<[]>;
  onClose(): void;
}

/** Signing out takes texts that were not sent off this device: asks before. */
export const SignOutDialog = ({ count, leave, onClose }: SignOutDialogProps) => (
  <QuestionDialog
    danger
    title={t('signOut.title')}
    act={leave}
    action={t('signOut.button')}
    onClose={onClose}
  >
    <p className="text-muted">{t('signOut.text', { count })}</p>
  </QuestionDialog>
);
