import { Button } from '@kandil/ui/button.tsx';
import { cx } from '@kandil/ui/cx.ts';
import { t } from '#src/texts/texts.tsx';

interface ModalButtonsProps {
  action: string;
  /** Of the button that leaves; `Cancel` unless that could be taken for the action. */
  back?: string | undefined;
  busy: boolean;
  /** The action takes something away. */
  danger?: boolean;
  disabled?: boolean;
  onCancel(): void;
  /** Absent in a form, which the button submits. */
  onAct?(): void;
}

/** The two buttons at the end of a dialog. */
export function ModalButtons(props: ModalButtonsProps) {
  const {
    action,
    back = t('act.cancel'),
    busy,
    danger = false,
    disabled = false,
    onCancel,
    onAct,
  } = props;
  return (
    <div className="mt-7 flex justify-end gap-3">
      <Button look="line" size="small" disabled={busy} onClick={onCancel}>
        {back}
      </Button>
      <Button
        type={onAct ? 'button' : 'submit'}
        size="small"
        busy={busy}
        disabled={disabled}
        className={cx(danger && 'bg-ruby-bright! hover:bg-ruby-bright/85!')}
        {...(onAct && { onClick: onAct })}
      >
        {action}
      </Button>
    </div>
  );
}
