import type { UiKey } from '@kandil/i18n';
import { useT } from '../text/texts.tsx';
import { Button } from '../button.tsx';
import { cx } from '../cx.ts';
import { FormMessage } from './form-message.tsx';
import type { Task } from './use-task.ts';

interface ConfirmProps {
  /** Says what will happen. */
  text: string;
  action: UiKey;
  /** Leaves everything as it is; default: Cancel. */
  dismiss?: UiKey | undefined;
  danger?: boolean | undefined;
  task: Task;
  onCancel(): void;
}

/** Asks for confirmation, shows progress and the error of a failed attempt. */
export function Confirm({
  text,
  action,
  dismiss = 'settings.cancel',
  danger = false,
  task,
  onCancel,
}: ConfirmProps) {
  const t = useT();
  return (
    <div>
      {task.failure && <FormMessage text={task.failure} />}
      <p className="text-muted">{text}</p>
      <div className="mt-7 flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
        <Button look="line" disabled={task.busy} onClick={onCancel}>
          {t(dismiss)}
        </Button>
        <Button
          busy={task.busy}
          className={cx(danger && 'bg-ruby-bright! hover:bg-ruby-bright/85!')}
          onClick={() => void task.start()}
        >
          {t(action)}
        </Button>
      </div>
    </div>
  );
}
