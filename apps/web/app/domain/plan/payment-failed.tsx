import CirclePauseIcon from 'lucide-react/icons/circle-pause';
import { useTask } from '@kandil/ui/forms/use-task.ts';
import { useT } from '@kandil/ui/text/texts.tsx';
import { Button } from '@kandil/ui/button.tsx';
import { payAgain } from './pay-again.ts';

/** Says on home that the last payment failed, with the way to pay it. */
export function PaymentFailed() {
  const t = useT();
  const { start, busy, failure } = useTask(payAgain);
  return (
    <section
      aria-label={t('watch.suspended')}
      className="gutter bg-raised relative mb-6 flex flex-wrap items-center gap-x-4 gap-y-2 py-3"
    >
      <CirclePauseIcon className="text-gold size-5 shrink-0" aria-hidden />
      <p className="min-w-0 flex-1">{failure ?? t('billing.suspended')}</p>
      <Button busy={busy} onClick={() => void start()}>
        {t('billing.payAgain')}
      </Button>
    </section>
  );
}
