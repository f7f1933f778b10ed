import { type ReactNode, useEffect } from 'react';
import CircleAlertIcon from 'lucide-react/icons/circle-alert';
import WifiOffIcon from 'lucide-react/icons/wifi-off';
import type { Answer } from '#app/data/reads/use-answer.ts';
import { useT } from '#app/ui/text/texts.tsx';
import { useOnline } from '#app/browser/use-online.ts';
import { Button } from '#app/ui/button.tsx';
import { errorText } from '#app/ui/forms/errors.ts';
import { useTask } from '#app/ui/forms/use-task.ts';

interface AnsweredProps<T> {
  answer: Answer<T>;
  /** Of the same shape as what comes; shown when it takes longer than 300 ms. */
  skeleton: ReactNode;
  children(data: T): ReactNode;
}

/** A part of a page that asks for its data itself: on its way, failed, offline, or there. */
export function Answered<T>({ answer, skeleton, children }: AnsweredProps<T>) {
  const t = useT();
  if (answer.data !== null) return children(answer.data);
  if (answer.error !== null) return <Failed answer={answer} />;
  return (
    <div role="status" className="animate-fade [animation-delay:300ms]">
      <span className="sr-only">{t('state.loading')}</span>
      {skeleton}
    </div>
  );
}

/** Asks again by itself once the network is back. */
function Failed({ answer }: { answer: Answer<unknown> }) {
  const t = useT();
  const online = useOnline();
  const { again } = answer;
  const task = useTask(again);
  useEffect(() => {
    if (!online) return () => void again();
    return undefined;
  }, [online, again]);
  const Icon = online ? CircleAlertIcon : WifiOffIcon;
  return (
    <div role="alert" className="flex flex-wrap items-center gap-x-4 gap-y-3 py-3">
      <Icon className="text-ruby-bright size-5 shrink-0" aria-hidden />
      <p className="min-w-52 flex-1 text-sm" dir="auto">
        {online ? errorText(answer.error, t) : t('state.offlineText')}
      </p>
      <Button look="line" busy={task.busy} onClick={() => void task.start()}>
        {t('action.tryAgain')}
      </Button>
    </div>
  );
}
