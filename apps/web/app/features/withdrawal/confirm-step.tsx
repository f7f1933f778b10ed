import type { Withdrawal } from '@kandil/contract/purchase';
import { Button } from '@kandil/ui/button.tsx';
import { FormMessage } from '@kandil/ui/forms/form-message.tsx';
import { useTask } from '@kandil/ui/forms/use-task.ts';
import { useT } from '@kandil/ui/text/texts.tsx';
import { Facts } from './facts.tsx';
import { Panel } from './panel.tsx';

interface ConfirmStepProps {
  of: Withdrawal;
  /** @throws what the service refuses */
  confirm(): Promise<void>;
  /** Null where there is no first step to go back to. */
  onBack: (() => void) | null;
}

/** The second step; its button has the label of the law. */
export function ConfirmStep({ of, confirm, onBack }: ConfirmStepProps) {
  const t = useT();
  const { busy, failure, start } = useTask(confirm);
  return (
    <Panel step={2} title={t('withdrawal.confirmTitle')} focused>
      {failure && <FormMessage text={failure} />}
      <p className="mb-4">
        {t('withdrawal.confirmText', { plan: of.planTitle, period: of.periodTitle })}
      </p>
      <Facts of={of} />
      <div className="flex flex-wrap gap-3">
        <Button size="large" busy={busy} onClick={() => void start()}>
          {t('withdrawal.confirm')}
        </Button>
        {onBack && (
          <Button size="large" look="line" onClick={onBack}>
            {t('action.back')}
          </Button>
        )}
      </div>
    </Panel>
  );
}
